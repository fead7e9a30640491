/** For tests of what uses this client: a device and a server in memory, tabs of one browser included. */
export { memoryDevice, memoryDisk, settled, type MemoryDevice, type MemoryDisk } from './memory-device.ts';
export { aTab, clientId, json, memoryServer, personId, type MemoryServer } from './memory-server.ts';
export { answerOf } from './call.ts';
