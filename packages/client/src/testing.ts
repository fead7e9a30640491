/** For tests of what uses this client: a device in memory, tabs of one browser included. */
export { memoryDevice, memoryDisk, settled, type MemoryDevice, type MemoryDisk } from './memory-device.ts';
