import { importFields, type ImportField } from './words.ts';

/** How people head their columns, in the four languages; compared without accents, signs and capital letters. */
const headings: Record<ImportField, readonly string[]> = {
  userName: [
    'usuário',
    'login',
    'nome de usuário',
    'user',
    'user name',
    'username',
    'usuario',
    'nombre de usuario',
    'utilisateur',
    'nom d’utilisateur',
    'identifiant',
  ],
  fullName: ['nome completo', 'full name', 'nombre completo', 'nom complet'],
  name: ['nome', 'primeiro nome', 'name', 'first name', 'given name', 'nombre', 'prénom'],
  lastName: ['sobrenome', 'último nome', 'last name', 'surname', 'family name', 'apellido', 'apellidos', 'nom', 'nom de famille'],
  email: [
    'e-mail',
    'email',
    'correio eletrônico',
    'e-mail address',
    'correo',
    'correo electrónico',
    'courriel',
    'adresse courriel',
    'mail',
  ],
  documentKind: ['tipo de documento', 'tipo do documento', 'document type', 'kind of document', 'document kind', 'type de document'],
  document: [
    'documento',
    'número do documento',
    'cpf',
    'document',
    'document number',
    'número de documento',
    'rut',
    'dni',
    'curp',
    'cédula',
    'nit',
    'ruc',
    'sin',
    'nas',
    'numéro de document',
    'numéro du document',
  ],
  phone: [
    'telefone',
    'celular',
    'telefone celular',
    'phone',
    'mobile',
    'cell phone',
    'mobile phone',
    'teléfono',
    'móvil',
    'téléphone',
    'cellulaire',
    'portable',
  ],
  birthday: [
    'nascimento',
    'data de nascimento',
    'aniversário',
    'birthday',
    'date of birth',
    'birth date',
    'nacimiento',
    'fecha de nacimiento',
    'cumpleaños',
    'naissance',
    'date de naissance',
    'anniversaire',
  ],
  gender: ['gênero', 'sexo', 'gender', 'sex', 'género', 'genre', 'sexe'],
  country: ['país', 'country', 'pays'],
  state: [
    'uf',
    'estado (uf)',
    'uf/estado',
    'unidade federativa',
    'state',
    'state/province',
    'province',
    'provincia',
    'región',
    'departamento',
    'entidad federativa',
    'province ou état',
    'région',
  ],
  area: ['área', 'area', 'country area', 'zone', 'zona'],
  store: ['loja', 'filial', 'store', 'shop', 'branch', 'tienda', 'sucursal', 'magasin', 'succursale'],
  city: ['cidade', 'município', 'city', 'town', 'ciudad', 'ville'],
  language: ['idioma', 'língua', 'language', 'lengua', 'langue'],
  roles: ['papel', 'papéis', 'role', 'roles', 'rol', 'rôle', 'rôles'],
  programRole: [
    'função',
    'função no programa',
    'cargo',
    'job',
    'program role',
    'función',
    'función en el programa',
    'fonction',
    'fonction dans le programme',
  ],
  programStatus: [
    'situação',
    'situação no programa',
    'no programa',
    'in the program',
    'en el programa',
    'dans le programme',
    'status',
    'program status',
    'estado',
    'situación',
    'estado en el programa',
    'statut',
    'statut dans le programme',
  ],
  groups: ['grupo', 'grupos', 'group', 'groups', 'groupe', 'groupes'],
  tags: ['etiqueta', 'etiquetas', 'tag', 'tags', 'marca', 'marcas', 'mot-clé', 'mots-clés'],
};

/** A text as it is compared with another one: without accents, signs, spaces and capital letters. */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const byHeading = new Map(
  importFields.flatMap((field) => [field, ...headings[field]].map((heading): [string, ImportField] => [plainName(heading), field])),
);

/**
 * What each column stands for, by its heading; null for what nobody knows, and for a second column of one field. A name without a last name beside it
 * is the whole name.
 */
export function guessColumns(header: readonly string[]): (ImportField | null)[] {
  const guessed = header.map((heading) => byHeading.get(plainName(heading)) ?? null);
  const once = guessed.map((field, place) => (guessed.indexOf(field) === place ? field : null));
  return once.includes('lastName') || once.includes('fullName') ? once : once.map((field) => (field === 'name' ? 'fullName' : field));
}

/** Fields without which nobody can be told apart or greeted. Refuses `columns_missing` and `column_twice`, with the fields that are meant. */
export function judgeColumns(
  columns: readonly (ImportField | null)[],
): { ok: true } | { ok: false; refusal: 'columns_missing' | 'column_twice'; fields: ImportField[] } {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.filter((field, place) => chosen.indexOf(field) !== place);
  if (twice.length > 0) return { ok: false, refusal: 'column_twice', fields: [...new Set(twice)] };
  // Who has no e-mail is told by document and birthday, and may have a user name made for them.
  const missing: ImportField[] = chosen.includes('document')
    ? chosen.includes('email') || chosen.includes('birthday')
      ? []
      : ['birthday']
    : (['userName', 'email'] as const).filter((field) => !chosen.includes(field));
  const isNamed = chosen.includes('fullName') || chosen.includes('name');
  const fields: ImportField[] = isNamed ? missing : [...missing, 'fullName'];
  return fields.length === 0 ? { ok: true } : { ok: false, refusal: 'columns_missing', fields };
}
