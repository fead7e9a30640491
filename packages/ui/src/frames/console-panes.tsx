import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../icons.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import classes from './console-panes.module.css';

type ConsolePanesProps = {
  header?: ReactNode; // one line across all panes, stays
  list?: ReactNode;
  detail: ReactNode;
  inspector?: ReactNode;
  isDetailOpen?: boolean; // narrow screens show the list or the detail, never both
  isInspectorOpen?: boolean; // narrow screens: the inspector is a drawer
  isInspectorBeside?: boolean; // narrow screens: it shares the screen with an open detail, neither covers the other
  onCloseInspector?: () => void;
  listWidth?: number;
  inspectorWidth?: number;
};

/** List, detail, inspector: each scrolls by itself. Below 1280 px the list pushes to the detail, and the inspector slides over it or shares its screen. */
export function ConsolePanes(props: ConsolePanesProps) {
  const {
    header,
    list,
    detail,
    inspector,
    isDetailOpen = false,
    isInspectorOpen = false,
    isInspectorBeside = false,
    onCloseInspector,
    listWidth = 312,
    inspectorWidth = 430,
  } = props;
  const { t } = useTranslation('ui');
  const widths = { '--list': `${listWidth}px`, '--inspector': `${inspectorWidth}px` } as React.CSSProperties;
  return (
    <div className={classes.frame}>
      {header ? <div className={classes.header}>{header}</div> : null}
      <div
        className={classes.panes}
        style={widths}
        data-list={Boolean(list) || undefined}
        data-inspector={Boolean(inspector) || undefined}
        data-beside={(isInspectorBeside && isDetailOpen) || undefined}
      >
        {list ? (
          <section className={classes.list} aria-label={t('list_pane')} data-behind={isDetailOpen || undefined}>
            {list}
          </section>
        ) : null}
        <section className={classes.detail} aria-label={t('detail_pane')} data-behind={(list && !isDetailOpen) || undefined}>
          {detail}
        </section>
        {inspector ? (
          <ScrollRegion label={t('inspector_pane')} className={classes.inspector} data-open={isInspectorOpen || undefined}>
            {onCloseInspector ? (
              <div className={classes.close}>
                <IconButton label={t('close')} onClick={onCloseInspector}>
                  <IconX size={20} stroke={1.75} aria-hidden />
                </IconButton>
              </div>
            ) : null}
            {inspector}
          </ScrollRegion>
        ) : null}
      </div>
    </div>
  );
}
