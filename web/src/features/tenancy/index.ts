/** The clients of a person: which one is chosen, and how to change to another. */
export { ClientSwitch } from './client-switch.tsx';
