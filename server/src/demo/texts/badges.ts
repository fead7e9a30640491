import type { BadgeForm, BadgeRule } from '@vitrine/domain/badges';
import type { Text } from '@vitrine/domain/kernel';
import type { BrandKey } from './brands.ts';

/** `course`: the place of a course of the brand; `given`: sellers, by their place, who have it by hand, and why. */
type DemoBadge = {
  name: Text;
  description: Text;
  form: BadgeForm;
  rule: BadgeRule;
  goal?: number;
  course?: number;
  given?: { who: number; why: string }[];
};

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

const firstCourse: DemoBadge = {
  name: text('Primeiro passo', 'First step', 'Primer paso', 'Premier pas'),
  description: text(
    'Para quem concluiu um curso.',
    'For whoever finished a course.',
    'Para quien terminó un curso.',
    'Pour qui a terminé un cours.',
  ),
  form: 'rocket',
  rule: 'courses_finished',
  goal: 1,
};
const voice = (who: number): DemoBadge => ({
  name: text('Boa voz', 'Good voice', 'Buena voz', 'Belle voix'),
  description: text(
    'A equipe dá a quem explica bem um produto.',
    'The team gives it to whoever explains a product well.',
    'El equipo la da a quien explica bien un producto.',
    'L’équipe le donne à qui explique bien un produit.',
  ),
  form: 'rosette',
  rule: 'by_hand',
  given: [{ who, why: 'Demonstração que a loja toda parou para ouvir.' }],
});

/** Twelve badges over the demo's brands. */
export const demoBadges: Record<BrandKey, readonly DemoBadge[]> = {
  aurora: [
    firstCourse,
    {
      name: text('Conhece a casa', 'Knows the house', 'Conoce la casa', 'Connaît la maison'),
      description: text(
        'Concluiu o primeiro curso da Aurora.',
        'Finished Aurora’s first course.',
        'Terminó el primer curso de Aurora.',
        'A terminé le premier cours d’Aurora.',
      ),
      form: 'book',
      rule: 'course_finished',
      course: 0,
    },
    {
      name: text('Três na conta', 'Three done', 'Tres en la cuenta', 'Trois au compteur'),
      description: text('Três cursos concluídos.', 'Three courses finished.', 'Tres cursos terminados.', 'Trois cours terminés.'),
      form: 'ladder',
      rule: 'courses_finished',
      goal: 3,
    },
    {
      name: text('Sete dias acesos', 'Seven bright days', 'Siete días encendidos', 'Sept jours allumés'),
      description: text(
        'Aprendeu sete dias seguidos.',
        'Learned seven days in a row.',
        'Aprendió siete días seguidos.',
        'A appris sept jours de suite.',
      ),
      form: 'flame',
      rule: 'days_in_a_row',
      goal: 7,
    },
    {
      name: text('Balcão cheio', 'Full counter', 'Mostrador lleno', 'Comptoir plein'),
      description: text('Duas vendas aprovadas.', 'Two approved sales.', 'Dos ventas aprobadas.', 'Deux ventes approuvées.'),
      form: 'bag',
      rule: 'sales_approved',
      goal: 2,
    },
    voice(0),
  ],
  terra: [
    firstCourse,
    {
      name: text('Diploma na parede', 'Diploma on the wall', 'Diploma en la pared', 'Diplôme au mur'),
      description: text('Ganhou um certificado.', 'Earned a certificate.', 'Ganó un certificado.', 'A obtenu un certificat.'),
      form: 'shield',
      rule: 'certificates',
      goal: 1,
    },
    {
      name: text('Subiu de nível', 'Level up', 'Subió de nivel', 'Niveau supérieur'),
      description: text(
        'Chegou ao segundo nível do programa.',
        'Reached the second level of the program.',
        'Llegó al segundo nivel del programa.',
        'A atteint le deuxième niveau du programme.',
      ),
      form: 'crown',
      rule: 'level_reached',
      goal: 2,
    },
    voice(1),
  ],
  nevada: [
    firstCourse,
    {
      name: text('Dez vendas frias', 'Ten cold sales', 'Diez ventas frías', 'Dix ventes froides'),
      description: text('Dez vendas aprovadas.', 'Ten approved sales.', 'Diez ventas aprobadas.', 'Dix ventes approuvées.'),
      form: 'trophy',
      rule: 'sales_approved',
      goal: 10,
    },
  ],
};
