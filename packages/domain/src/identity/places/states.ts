export type State = { code: string; name: string };

/** First-level divisions by ISO 3166-2, without the country's own letters, as their people write them. One text a country: `code name` by semicolons. */
const written: Partial<Record<string, string>> = {
  BR: 'AC Acre;AL Alagoas;AP Amapá;AM Amazonas;BA Bahia;CE Ceará;DF Distrito Federal;ES Espírito Santo;GO Goiás;MA Maranhão;MT Mato Grosso;MS Mato Grosso do Sul;MG Minas Gerais;PA Pará;PB Paraíba;PR Paraná;PE Pernambuco;PI Piauí;RJ Rio de Janeiro;RN Rio Grande do Norte;RS Rio Grande do Sul;RO Rondônia;RR Roraima;SC Santa Catarina;SP São Paulo;SE Sergipe;TO Tocantins',
  AR: 'B Buenos Aires;K Catamarca;H Chaco;U Chubut;C Ciudad Autónoma de Buenos Aires;X Córdoba;W Corrientes;E Entre Ríos;P Formosa;Y Jujuy;L La Pampa;F La Rioja;M Mendoza;N Misiones;Q Neuquén;R Río Negro;A Salta;J San Juan;D San Luis;Z Santa Cruz;S Santa Fe;G Santiago del Estero;V Tierra del Fuego;T Tucumán',
  CA: 'AB Alberta;BC British Columbia;PE Prince Edward Island;MB Manitoba;NB New Brunswick;NS Nova Scotia;NU Nunavut;ON Ontario;QC Québec;SK Saskatchewan;NL Newfoundland and Labrador;NT Northwest Territories;YT Yukon',
  CL: 'AI Aysén;AN Antofagasta;AP Arica y Parinacota;AT Atacama;BI Biobío;CO Coquimbo;AR La Araucanía;LI Libertador General Bernardo O’Higgins;LL Los Lagos;LR Los Ríos;MA Magallanes;ML Maule;RM Región Metropolitana de Santiago;NB Ñuble;TA Tarapacá;VS Valparaíso',
  CO: 'AMA Amazonas;ANT Antioquia;ARA Arauca;ATL Atlántico;DC Bogotá;BOL Bolívar;BOY Boyacá;CAL Caldas;CAQ Caquetá;CAS Casanare;CAU Cauca;CES Cesar;CHO Chocó;COR Córdoba;CUN Cundinamarca;GUA Guainía;GUV Guaviare;HUI Huila;LAG La Guajira;MAG Magdalena;MET Meta;NAR Nariño;NSA Norte de Santander;PUT Putumayo;QUI Quindío;RIS Risaralda;SAP San Andrés y Providencia;SAN Santander;SUC Sucre;TOL Tolima;VAC Valle del Cauca;VAU Vaupés;VID Vichada',
  MX: 'AGU Aguascalientes;BCN Baja California;BCS Baja California Sur;CAM Campeche;CHP Chiapas;CHH Chihuahua;CMX Ciudad de México;COA Coahuila;COL Colima;DUR Durango;MEX Estado de México;GUA Guanajuato;GRO Guerrero;HID Hidalgo;JAL Jalisco;MIC Michoacán;MOR Morelos;NAY Nayarit;NLE Nuevo León;OAX Oaxaca;PUE Puebla;QUE Querétaro;ROO Quintana Roo;SLP San Luis Potosí;SIN Sinaloa;SON Sonora;TAB Tabasco;TAM Tamaulipas;TLA Tlaxcala;VER Veracruz;YUC Yucatán;ZAC Zacatecas',
  PE: 'AMA Amazonas;ANC Áncash;APU Apurímac;ARE Arequipa;AYA Ayacucho;CAJ Cajamarca;CAL Callao;CUS Cusco;HUV Huancavelica;HUC Huánuco;ICA Ica;JUN Junín;LAL La Libertad;LAM Lambayeque;LMA Lima (provincia);LIM Lima (región);LOR Loreto;MDD Madre de Dios;MOQ Moquegua;PAS Pasco;PIU Piura;PUN Puno;SAM San Martín;TAC Tacna;TUM Tumbes;UCA Ucayali',
  UY: 'AR Artigas;CA Canelones;CL Cerro Largo;CO Colonia;DU Durazno;FS Flores;FD Florida;LA Lavalleja;MA Maldonado;MO Montevideo;PA Paysandú;RN Río Negro;RV Rivera;RO Rocha;SA Salto;SJ San José;SO Soriano;TA Tacuarembó;TT Treinta y Tres',
};

const read = (text: string): State[] =>
  text.split(';').map((one) => ({ code: one.slice(0, one.indexOf(' ')), name: one.slice(one.indexOf(' ') + 1) }));

/** The states, provinces, regions or departments of a country, in the order of their list; empty for a country that is not known here. */
export const statesOf = (country: string): State[] => read(written[country] ?? '').filter(({ code }) => code !== '');
