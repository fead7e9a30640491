import { IconCamera, IconHeart } from '@tabler/icons-react';
import { useEffect } from 'react';
import {
  Button,
  Dialog,
  Done,
  Empty,
  Facts,
  Failed,
  Loading,
  LinkButton,
  NotFound,
  OfflineBanner,
  PageHeading,
  showToast,
  Tag,
} from '../src/index.ts';
import { Framed } from './frame.tsx';

export const LoadingView = () => (
  <Framed active="home">
    <Loading shape="page" rows={2} />
  </Framed>
);

export const EmptyView = () => (
  <Framed active="empty" hasTop={false} banner={<OfflineBanner isOffline waiting={2} />}>
    <PageHeading title="Minhas vendas" />
    <Empty
      title="Nenhuma venda ainda"
      hint="Fotografe a nota da próxima venda e os pontos entram na hora."
      next={{ label: 'Registrar venda', href: '?view=form', icon: <IconCamera size={20} stroke={1.75} aria-hidden /> }}
    />
  </Framed>
);

export const FailedView = () => (
  <Framed active="points" hasTop={false}>
    <PageHeading title="Extrato" backHref="?view=home" />
    <Failed onRetry={() => undefined} support={{ label: 'Falar com o suporte', href: '?' }} />
  </Framed>
);

export const NotFoundView = () => (
  <Framed active="points">
    <NotFound homeHref="?view=home" />
  </Framed>
);

export const DoneView = () => (
  <main>
    <Done title="Venda enviada" hint="Os pontos já estão no seu saldo e podem ser auditados até 28/11." object="fridge" tag="+240">
      <LinkButton href="?view=form" variant="lit" leftSection={<IconCamera size={20} stroke={1.75} aria-hidden />}>
        Registrar outra
      </LinkButton>
      <LinkButton href="?view=home" variant="on-stage">
        Ver meus pontos
      </LinkButton>
    </Done>
  </main>
);

export function DialogView() {
  useEffect(
    () =>
      showToast({
        text: 'Mochila Urban é sua meta',
        icon: <IconHeart size={20} stroke={1.75} aria-hidden />,
        undo: { label: 'Desfazer', onUndo: () => undefined },
      }),
    [],
  );
  return (
    <Framed active="empty" hasTop={false}>
      <PageHeading title="Prêmios" />
      <Dialog isOpen onClose={() => undefined} title="Pedir o Fone Pulse?">
        <Facts
          rows={[
            { term: 'Preço', value: <Tag>900</Tag> },
            { term: 'Saldo depois', value: '1.580' },
            { term: 'Entrega', value: 'Rua Tuiuti, 812' },
          ]}
        />
        <Button fullWidth>Pedir por 900 pontos</Button>
        <Button fullWidth variant="subtle">
          Agora não
        </Button>
      </Dialog>
    </Framed>
  );
}
