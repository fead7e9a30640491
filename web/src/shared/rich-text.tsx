import { shortLink } from '@vitrine/domain/kernel';
import { RichText as Drawn } from '@vitrine/ui/blocks';

/** Rich text of an author, its bare links short (CON-01). */
export const RichText = ({ html }: { html: string }) => <Drawn html={html} linkWords={shortLink} />;
