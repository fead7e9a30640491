import type { RoomOnScreen } from '../../shared/room.ts';
import { transferTasks } from './routes.tsx';

export const transfer: RoomOnScreen = { tasks: transferTasks };
