import type { Permission } from '@vitrine/domain/identity';
import type { Text } from '@vitrine/domain/kernel';

/** A role that a brand made itself, with what it may do; `isGiven` where somebody of the demo has it. */
export type DemoRole = { name: Text; permissions: Permission[]; isGiven: boolean };

export const demoRoles: readonly DemoRole[] = [
  {
    name: { 'pt-BR': 'Leitura de relatórios', 'en-US': 'Reports only', 'es-ES': 'Lectura de informes', 'fr-FR': 'Lecture des rapports' },
    permissions: ['reports.read'],
    isGiven: true,
  },
  {
    name: { 'pt-BR': 'Comunicação', 'en-US': 'Communication', 'es-ES': 'Comunicación', 'fr-FR': 'Communication' },
    permissions: ['messages.read', 'messages.write', 'surveys.read'],
    isGiven: false,
  },
];

/** Servers of partners that bring people in, by the name that people read before they enter. */
export const demoPartners: readonly { name: string; isForOneProgram: boolean }[] = [
  { name: 'Portal RH', isForOneProgram: false },
  { name: 'Intranet da rede', isForOneProgram: true },
];
