/** Training points sent to a partner program, on the wire: what a member sends, and what the client settles and looks after. */
export {
  askPartner,
  confirmRelease,
  askRelease,
  exportSendings,
  getPartner,
  listDocuments,
  listSendings,
  savePartner,
  withdrawRelease,
} from './console.ts';
export { checkRegistration, getTransfer, sendPoints } from './member.ts';
export { PartnerForm, PartnerSettings, Sending, SendingRow, TransferPage, UsedDocument } from './shapes.ts';
