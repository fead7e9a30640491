import type { RoomOnScreen } from '../../shared/room.ts';
import { senceTasks } from './routes.tsx';

export const sence: RoomOnScreen = { tasks: senceTasks };
