import { useState } from 'react';
import {
  Avatar,
  Button,
  Card,
  Checkbox,
  Loading,
  Menu,
  PageHeading,
  PointsBar,
  ProgressRing,
  Radio,
  Scene,
  sceneObjects,
  SegmentedControl,
  Select,
  ProgressBar,
  ProgressSegments,
  StateChip,
  Switch,
  Tag,
  TextInput,
} from '../src/index.ts';
import classes from './gallery.module.css';

export function Parts() {
  const [view, setView] = useState('phone');
  return (
    <main className={classes.parts}>
      <PageHeading title="Peças" count="18" hint="Tudo o que as telas usam." actions={<Button size="sm">Convidar</Button>} />
      <Card>
        <div className={classes.wrap}>
          <Tag>+80</Tag> <Tag>3.200</Tag> <Tag isOff>80</Tag> <Tag size="lg">+240</Tag>
        </div>
        <div className={classes.wrap}>
          <StateChip state="earned">Confirmados</StateChip>
          <StateChip state="audit">Em auditoria</StateChip>
          <StateChip state="held">Reservados</StateChip>
          <StateChip state="expiring">Vencem em 9 dias</StateChip>
          <StateChip state="refused">Recusado</StateChip>
          <StateChip>Aprovada</StateChip>
          <StateChip state="brand">Novo</StateChip>
          <StateChip state="learning">Trilha</StateChip>
        </div>
        <div className={classes.wrap}>
          <Button>Salvar</Button>
          <Button variant="light">Ver mais</Button>
          <Button variant="default">Importar</Button>
          <Button variant="subtle">Agora não</Button>
          <Button disabled>Bloqueado</Button>
          <Button loading>Enviando</Button>
          <Button color="refused">Recusar</Button>
        </div>
        <PointsBar points={{ earned: 2120, audit: 360, held: 900, expiring: 240, refused: 80 }} />
      </Card>
      <Card>
        <div className={classes.wrap}>
          <ProgressRing value={0.66} label="Nota">
            66
          </ProgressRing>
          <Avatar name="Camila Rocha" /> <Avatar name="João Pedro de Sá" size={32} />
          <Checkbox label="Escolher" defaultChecked /> <Switch label="Publicado" defaultChecked />
          <Radio label="Uma" checked readOnly name="r" />
        </div>
        <ProgressBar value={0.4} label="Curso" /> <br />
        <ProgressBar value={0.7} label="Prêmio" tone="reward" /> <br />
        <ProgressSegments values={[1, 1, 0.5, 0, 0]} label="2 de 5" />
        <div className={classes.wrap}>
          <TextInput label="Buscar" placeholder="Buscar pessoa" />
          <Select label="Loja" data={['Tatuapé', 'Mooca', 'Anália']} defaultValue="Mooca" />
          <SegmentedControl
            data={[
              { value: 'phone', label: 'Telefone' },
              { value: 'desktop', label: 'Mesa' },
            ]}
            value={view}
            onChange={setView}
          />
          <Menu>
            <Menu.Target>
              <Button variant="default">Mais</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>Duplicar</Menu.Item>
              <Menu.Item>Arquivar</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </Card>
      <div className={classes.scenes}>
        {sceneObjects.map((object) => (
          <Scene key={object} objects={[object]} label={object} ratio="4/3" />
        ))}
      </div>
      <Loading shape="table" rows={2} />
    </main>
  );
}
