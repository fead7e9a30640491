import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

/** `courses`: places of the brand’s courses that use it; none is every training. */
type DemoDesign = {
  name: string;
  heading: Text;
  statement: Text;
  note: Text;
  signerName: string;
  signerRole: Text;
  courses: readonly number[];
  validMonths: number | null;
};

const head = text('Diretora de treinamento', 'Head of training', 'Directora de formación', 'Directrice de la formation');
const trains = (brand: string): Text =>
  text(
    `A escola ${brand} reconhece o preparo de`,
    `The ${brand} school recognises the skills of`,
    `La escuela ${brand} reconoce la preparación de`,
    `L’école ${brand} reconnaît les compétences de`,
  );
const inner = text(
  'Treinamento interno do programa, com conteúdo da marca.',
  'Internal training of the program, with content of the brand.',
  'Formación interna del programa, con contenido de la marca.',
  'Formation interne au programme, avec des contenus de la marque.',
);
const yearly = text(
  'Vale por um ano: quem renova está em dia com a linha nova.',
  'Valid for a year: whoever renews it knows the new line.',
  'Vale por un año: quien lo renueva está al día con la línea nueva.',
  'Valable un an : qui le renouvelle connaît la nouvelle gamme.',
);

const usual = (brand: string, signerName: string): DemoDesign => ({
  name: 'Padrão',
  heading: {},
  statement: trains(brand),
  note: inner,
  signerName,
  signerRole: head,
  courses: [],
  validMonths: null,
});

/** How the brands’ certificates look. */
export const demoDesigns: Record<BrandKey, readonly DemoDesign[]> = {
  aurora: [
    usual('Aurora', 'Helena Prado'),
    {
      name: 'Anual',
      heading: text('Certificado anual', 'Yearly certificate', 'Certificado anual', 'Certificat annuel'),
      statement: trains('Aurora'),
      note: yearly,
      signerName: 'Helena Prado',
      signerRole: head,
      courses: [1],
      validMonths: 12,
    },
  ],
  terra: [usual('Terra', 'Lúcia Amaral')],
  nevada: [usual('Nevada Pro', 'Marina Duarte')],
};
