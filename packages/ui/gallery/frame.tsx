import {
  IconBell,
  IconBook,
  IconCamera,
  IconChartBar,
  IconGift,
  IconHelpCircle,
  IconHome,
  IconNews,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton, LearnerFrame } from '../src/index.ts';

const names: Record<string, string> = { aurora: 'Aurora', terra: 'Terra' };
export const brand = () => ({ name: names[document.documentElement.dataset.client ?? ''] ?? 'Vitrine' });
const icon = { stroke: 1.75, 'aria-hidden': true } as const;

export function Framed({
  active,
  children,
  hasTop,
  hasBar,
  banner,
}: {
  active: string;
  children: ReactNode;
  hasTop?: boolean;
  hasBar?: boolean;
  banner?: ReactNode;
}) {
  const item = (key: string, label: string, sign: ReactNode, rest = {}) => ({
    key,
    label,
    icon: sign,
    href: `?view=${key}`,
    isActive: key === active,
    ...rest,
  });
  return (
    <LearnerFrame
      brand={brand()}
      items={[
        item('home', 'Início', <IconHome {...icon} />),
        item('courses', 'Aprender', <IconBook {...icon} />),
        item('empty', 'Prêmios', <IconGift {...icon} />),
        item('points', 'Meus pontos', <IconTag {...icon} />, { where: 'rail', detail: '2.480' }),
        item('ranking', 'Ranking', <IconChartBar {...icon} />, { where: 'rail' }),
        item('news', 'Novidades', <IconNews {...icon} />, { where: 'rail', badge: 2 }),
        item('help', 'Ajuda', <IconHelpCircle {...icon} />, { where: 'rail' }),
        item('form', 'Eu', <IconUser {...icon} />, { where: 'bar' }),
      ]}
      primaryAction={{ label: 'Registrar venda', shortLabel: 'Registrar', icon: <IconCamera size={20} {...icon} />, href: '?view=done' }}
      person={{ name: 'Camila Rocha', detail: 'Horizonte · Tatuapé', href: '?view=form', label: 'Eu' }}
      topActions={
        <IconButton label="Avisos" href="?view=empty">
          <IconBell {...icon} />
        </IconButton>
      }
      hasTop={hasTop ?? true}
      hasBar={hasBar ?? true}
      banner={banner}
    >
      {children}
    </LearnerFrame>
  );
}
