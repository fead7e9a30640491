import { LiveClassNews, Notice, openStream as endpoint, SettingsNews } from '@vitrine/contract/notices';
import { openStreamOf, type Listening } from './stream.ts';

type Hearing = {
  onNotice?: (notice: Notice) => void;
  /** Hears the state of the settings of client and site, when the stream opens and whenever it is another one (ADM-03). */
  onSettings?: (version: string) => void;
  /** Hears which live class of the person’s an activity was opened or taken back in (LIV-02). */
  onLiveClass?: (news: LiveClassNews) => void;
};

/** Follows the member's notices and settings until the returned function is called; what is neither, as the end of the session, is left aside. */
export const openStream = ({ onNotice, onSettings, onLiveClass }: Hearing, listening: Listening = {}): (() => void) =>
  openStreamOf(
    {
      endpoint,
      onEvent: ({ event, data }) => {
        if (event === 'live_class') {
          const news = LiveClassNews.safeParse(jsonOf(data));
          if (news.success) onLiveClass?.(news.data);
          return;
        }
        if (event !== 'settings') {
          const notice = Notice.safeParse(jsonOf(data));
          if (notice.success) onNotice?.(notice.data);
          return;
        }
        const settings = SettingsNews.safeParse(jsonOf(data));
        if (settings.success) onSettings?.(settings.data.version);
      },
    },
    listening,
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
