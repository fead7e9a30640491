import {
  IconBook,
  IconChartBar,
  IconGift,
  IconLayoutDashboard,
  IconPlus,
  IconSettings,
  IconShieldCheck,
  IconSpeakerphone,
  IconUpload,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Field, SelectField, SwitchField, useZodForm } from '../src/forms/index.ts';
import {
  Avatar,
  Button,
  Card,
  Checkbox,
  ConsoleFrame,
  ConsolePanes,
  FilterChips,
  PageHeading,
  PhoneFrame,
  StageCard,
  StateChip,
  Table,
  Tabs,
} from '../src/index.ts';
import { brand } from './frame.tsx';
import classes from './gallery.module.css';

const icon = { stroke: 1.75, 'aria-hidden': true } as const;
const item = (key: string, label: string, sign: ReactNode, isActive = false, badge = 0) => ({
  key,
  label,
  icon: sign,
  href: `?view=${key}`,
  isActive,
  badge,
});

const Console = ({ active, children }: { active: string; children: ReactNode }) => (
  <ConsoleFrame
    brand={brand()}
    homeHref="?view=people"
    items={[
      item('panel', 'Painel', <IconLayoutDashboard {...icon} />),
      item('audit', 'Auditoria', <IconShieldCheck {...icon} />, false, 64),
      item('editor', 'Conteúdo', <IconBook {...icon} />, active === 'editor'),
      item('campaigns', 'Campanhas', <IconSpeakerphone {...icon} />),
      item('rewards', 'Prêmios', <IconGift {...icon} />),
      item('people', 'Pessoas', <IconUsers {...icon} />, active === 'people'),
      item('reports', 'Relatórios', <IconChartBar {...icon} />),
    ]}
    footItems={[item('settings', 'Ajustes', <IconSettings {...icon} />)]}
  >
    {children}
  </ConsoleFrame>
);

const people = [
  ['Camila Rocha', 'camila.rocha@horizonte.com', 'Vendedora', 'Tatuapé', '2.480', 'Aprovada'],
  ['Elaine Vieira', 'elaine.v@horizonte.com', 'Vendedora', 'Mooca', '3.140', 'Aprovada'],
  ['Talita Okada', 'talita.okada@horizonte.com', 'Caixa', 'Mooca', '0', 'Aguardando'],
  ['Hugo Dantas', 'hugo.dantas@horizonte.com', 'Vendedor', 'Paulista', '410', 'Bloqueada'],
] as const;

export function ConsolePeople() {
  return (
    <Console active="people">
      <ConsolePanes
        inspectorWidth={420}
        detail={
          <>
            <PageHeading
              title="Pessoas"
              count="18.412"
              actions={
                <>
                  <Button variant="default" leftSection={<IconUpload size={20} {...icon} />}>
                    Importar
                  </Button>
                  <Button leftSection={<IconPlus size={20} {...icon} />}>Convidar</Button>
                </>
              }
            />
            <FilterChips
              label="Filtros"
              filters={[
                { key: 'a', label: 'Loja: Horizonte', isActive: true },
                { key: 'b', label: 'Aguardando', isActive: false },
              ]}
              onToggle={() => undefined}
            />
            <div className={classes.table}>
              <Table.ScrollContainer minWidth={560}>
                <Table highlightOnHover>
                  <Table.Thead>
                    <Table.Tr>
                      <Table.Th>
                        <Checkbox aria-label="Escolher todas" size="xs" />
                      </Table.Th>
                      <Table.Th>Nome</Table.Th>
                      <Table.Th>Perfil</Table.Th>
                      <Table.Th>Loja</Table.Th>
                      <Table.Th data-number>Pontos</Table.Th>
                      <Table.Th>Situação</Table.Th>
                    </Table.Tr>
                  </Table.Thead>
                  <Table.Tbody>
                    {people.map(([name, mail, role, store, points, state]) => (
                      <Table.Tr key={name}>
                        <Table.Td>
                          <Checkbox aria-label={name} size="xs" />
                        </Table.Td>
                        <Table.Td>
                          <span className={classes.who}>
                            <Avatar name={name} size={32} />
                            <span>
                              <b>{name}</b>
                              <small>{mail}</small>
                            </span>
                          </span>
                        </Table.Td>
                        <Table.Td>{role}</Table.Td>
                        <Table.Td>{store}</Table.Td>
                        <Table.Td data-number>{points}</Table.Td>
                        <Table.Td>
                          <StateChip icon={null} state={state === 'Aprovada' ? 'quiet' : state === 'Aguardando' ? 'expiring' : 'refused'}>
                            {state}
                          </StateChip>
                        </Table.Td>
                      </Table.Tr>
                    ))}
                  </Table.Tbody>
                </Table>
              </Table.ScrollContainer>
            </div>
          </>
        }
        inspector={
          <div className={classes.pad}>
            <h2>Ensaio da importação</h2>
            <p>horizonte-novembro.csv · 1.284 linhas</p>
          </div>
        }
      />
    </Console>
  );
}

const Lesson = z.object({ title: z.string().min(1), summary: z.string().max(256), watched: z.string(), canDownload: z.boolean() });

export function ConsoleEditor() {
  const form = useZodForm(Lesson, {
    title: 'Como mostrar na loja',
    summary: 'Abra a porta, mostre as verduras na altura dos olhos e faça a conta de luz.',
    watched: '90',
    canDownload: true,
  });
  return (
    <Console active="editor">
      <ConsolePanes
        header={
          <PageHeading
            title="Inverse: três motivos para o cliente levar"
            backHref="?view=people"
            actions={
              <>
                <Button variant="default">Ver o que muda</Button>
                <Button>Publicar</Button>
              </>
            }
          />
        }
        list={
          <>
            <h2>Atividades</h2>
            <p>14 min</p>
          </>
        }
        isDetailOpen
        detail={
          <form className={classes.form}>
            <Tabs defaultValue="pt">
              <Tabs.List>
                <Tabs.Tab value="pt">Português</Tabs.Tab>
                <Tabs.Tab value="en">English</Tabs.Tab>
                <Tabs.Tab value="es">Español</Tabs.Tab>
                <Tabs.Tab value="fr">Français</Tabs.Tab>
              </Tabs.List>
            </Tabs>
            <Field form={form} name="title" label="Título" />
            <Field form={form} name="summary" label="Resumo" type="textarea" />
            <SelectField
              form={form}
              name="watched"
              label="Conta como assistido"
              choices={[
                { value: '90', label: '90%' },
                { value: '100', label: '100%' },
              ]}
            />
            <SwitchField form={form} name="canDownload" label="Pode baixar para ver sem internet" hint="48 MB no aparelho de quem baixa" />
            <Card>inverse-loja-v2.mp4</Card>
          </form>
        }
        inspector={
          <div className={classes.preview}>
            <PhoneFrame label="Como quem vende vê">
              <div className={classes.pad}>
                <StageCard
                  label="Prévia"
                  kicker="Continue"
                  title="Como mostrar na loja"
                  object="fridge"
                  tag="+80"
                  now="Vídeo 3 de 5"
                  action={{ label: 'Continuar', href: '#' }}
                  segments={{ values: [1, 0], label: '1 de 2' }}
                />
              </div>
            </PhoneFrame>
          </div>
        }
      />
    </Console>
  );
}
