import { IconArrowRight, IconHeart, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import {
  Button,
  Card,
  Dock,
  FilterChips,
  IconButton,
  LevelMeter,
  Link,
  PageHeading,
  PointsBar,
  Scene,
  SectionHeading,
  CardGrid,
  CatalogCard,
  ProgressBar,
  StageCard,
  StateChip,
  Tabs,
  Tag,
} from '../src/index.ts';
import { Framed } from './frame.tsx';
import classes from './gallery.module.css';

export function Home() {
  return (
    <Framed active="home">
      <PageHeading title="Oi, Camila" hint="Faltam 28 dias de Virada Gelada." />
      <div className={classes.two}>
        <StageCard
          label="Continuar aprendendo"
          kicker="Continue de onde parou"
          title="Inverse: três motivos para o cliente levar"
          object="fridge"
          companion="plant"
          segments={{ values: [1, 1, 0.6, 0, 0], label: '3 de 5 atividades' }}
          tag="+80 pontos"
          now="Vídeo 3 de 5"
          left="faltam 4 min"
          action={{ label: 'Continuar', href: '?view=course', icon: <IconPlayerPlayFilled size={20} aria-hidden /> }}
        />
        <Card label="Onde estou">
          <div className={classes.stand}>
            <div>
              <p className={classes.lead}>Pontos para usar</p>
              <p className={classes.big}>2.480</p>
            </div>
            <LevelMeter value={0.74} level="Intermediário" hint="faltam 320 XP" />
          </div>
          <PointsBar points={{ earned: 2120, audit: 360, held: 900 }} />
        </Card>
      </div>
      <SectionHeading title="Novidades">
        <Link href="?view=empty">Ver tudo</Link>
      </SectionHeading>
    </Framed>
  );
}

const courses = [
  { title: 'Inverse: três motivos para o cliente levar', meta: 'Vídeo 3 de 5 · faltam 4 min', object: 'fridge', value: 0.52, tag: '+80' },
  { title: 'Side by side: qual cabe na cozinha dele?', meta: '5 atividades · 14 min', object: 'side-by-side', value: 0, tag: '+60' },
  { title: 'Lava e seca sem medo da conta de luz', meta: 'Aprovada com 9,0', object: 'washer', value: 1, tag: '80', done: true },
  {
    title: 'Ar-condicionado: BTU na ponta da língua',
    meta: 'Depois de “Inverse”',
    object: 'air-conditioner',
    value: 0,
    tag: '+120',
    locked: true,
  },
  { title: 'Fogões e cooktops', meta: '4 atividades · 11 min', object: 'stove', value: 0.2, tag: '+40' },
  { title: 'Notebook para estudar', meta: '3 atividades · 9 min', object: 'notebook', value: 0.7, tag: '+60' },
] as const;

export function Courses() {
  const [active, setActive] = useState(['linha']);
  const toggle = (key: string) => setActive((now) => (now.includes(key) ? now.filter((k) => k !== key) : [...now, key]));
  const filters = [
    ['linha', 'Linha branca'],
    ['andamento', 'Em andamento'],
    ['favoritos', 'Favoritos'],
    ['curtos', 'Até 10 minutos'],
  ];
  return (
    <Framed active="courses" hasTop={false}>
      <PageHeading title="Aprender" />
      <Tabs defaultValue="cursos">
        <Tabs.List>
          {['cursos', 'trilhas', 'ao vivo', 'presencial', 'podcasts'].map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {tab[0]?.toUpperCase() + tab.slice(1)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <div className={classes.gap}>
        <FilterChips
          label="Filtros"
          filters={filters.map(([key = '', label = '']) => ({ key, label, isActive: active.includes(key) }))}
          onToggle={toggle}
        />
      </div>
      <p className={classes.count}>9 cursos</p>
      <CardGrid label="Cursos">
        {courses.map((course) => (
          <CatalogCard
            key={course.title}
            level={2}
            href="?view=course"
            title={course.title}
            meta={course.meta}
            object={course.object}
            progress={{ value: course.value, label: 'Progresso', tone: 'done' in course ? 'done' : 'learning' }}
            tag={course.tag}
            isTagOff={'done' in course || 'locked' in course}
            isLocked={'locked' in course}
            chip={
              'done' in course ? (
                <StateChip state="earned">Concluído</StateChip>
              ) : 'locked' in course ? (
                <StateChip state="held">Bloqueio</StateChip>
              ) : undefined
            }
            corner={
              <IconButton label={`Favoritar ${course.title}`} isPressed={false}>
                <IconHeart size={22} stroke={1.75} aria-hidden />
              </IconButton>
            }
          />
        ))}
      </CardGrid>
    </Framed>
  );
}

export function CourseView() {
  return (
    <Framed active="courses" hasTop={false} hasBar={false}>
      <PageHeading title="Atividade 3 de 5" backHref="?view=courses" />
      <div className={classes.picture}>
        <Scene
          objects={[
            { object: 'boxes', x: 76, scale: 1.1 },
            { object: 'fridge', x: 160, scale: 1.15 },
            { object: 'plant', x: 240, scale: 1 },
          ]}
        />
      </div>
      <ProgressBar value={0.52} label="Progresso do curso" />
      <h1 className={classes.title}>Inverse: três motivos para o cliente levar</h1>
      <p>
        Freezer embaixo, comida na altura dos olhos e menos conta de luz. Em 14 minutos você responde às três perguntas que mais travam a
        venda. <Tag>+80 pontos</Tag>
      </p>
      <Dock note="Assistido 41% · conta a partir de 90%">
        <Button variant="default">Voltar</Button>
        <Button rightSection={<IconArrowRight size={20} stroke={1.75} aria-hidden />}>Próxima: Ache os pares</Button>
      </Dock>
    </Framed>
  );
}
