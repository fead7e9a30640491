/** The round picture of a badge: one of the drawn forms in the client's light, or a picture of the client's own. */
export { BadgePicture, type DrawnBadge } from './badge-picture.tsx';
