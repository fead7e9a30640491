import type { MeetingTicket } from '@vitrine/contract/classes';
import { useCallback, useEffect, useRef, useState } from 'react';

/** `away`: in the meeting no more for a moment. The rest are ends. */
export type MeetingState = 'opening' | 'joined' | 'away' | 'script' | 'connection' | 'refused' | 'ended' | 'kicked' | 'left';
const faults = ['script', 'connection', 'refused'] as const;

/** What the page of the meeting says; anything else is none of ours. */
type Said = { meeting?: unknown; why?: unknown };

/** Speaks with the page that a meeting runs in: only what comes from that frame and that origin is heard, and nothing is sent elsewhere. */
export function useMeeting(ticket: MeetingTicket) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<MeetingState>('opening');
  const { origin } = new URL(ticket.page);
  useEffect(() => {
    const { domain, isPlain, room, token, language, subject } = ticket;
    const hear = ({ source, origin: from, data }: MessageEvent<Said | null>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin || data === null || typeof data !== 'object')
        return;
      const { meeting: said, why } = data;
      if (said === 'ready')
        frame.current.contentWindow?.postMessage({ say: 'open', ticket: { domain, isPlain, room, token, language, subject } }, origin);
      if (said === 'failed') setState(faults.find((one) => one === why) ?? 'connection');
      if (said === 'joined' || said === 'away' || said === 'ended' || said === 'kicked' || said === 'left') setState(said);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [ticket, origin]);
  const leave = useCallback(() => {
    frame.current?.contentWindow?.postMessage({ say: 'leave' }, origin);
    setState('left');
  }, [origin]);
  return { frame, state, leave };
}
