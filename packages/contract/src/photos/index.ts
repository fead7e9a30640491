/** Photos of displays on the wire: what a member sends, what auditors decide, what a campaign asks for (PHO-01 to PHO-03). */
export {
  approvePhoto,
  AuditPhoto,
  AuditPhotoRow,
  claimPhoto,
  exportPhotos,
  getPhotoToAudit,
  listPersonPhotos,
  listPhotosToAudit,
  PersonPhotoRow,
  releasePhoto,
  reprovePhoto,
} from './audit.ts';
export { getPhotoBoard, sendPhoto } from './member.ts';
export { BoardPhoto, BoardType, PhotoBoard, PhotoDecision, PhotoForm, SentPhoto } from './shapes.ts';
export {
  createPhotoType,
  getPhotoRule,
  getPhotoType,
  listPhotoTypes,
  PhotoRule,
  PhotoTypeDetail,
  PhotoTypeForm,
  PhotoTypeRow,
  savePhotoRule,
  savePhotoType,
} from './types.ts';
