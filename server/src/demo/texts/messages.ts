import type { MessagePlace } from '@vitrine/domain/messages';
import type { Text } from '@vitrine/domain/kernel';

const text = (pt: string, en: string, es: string, fr: string): Text => ({ 'pt-BR': pt, 'en-US': en, 'es-ES': es, 'fr-FR': fr });

export type DemoMessage = { title: Text; body: Text; place: MessagePlace | null };

/** To everybody, and read by many. */
export const demoWeekMessage: DemoMessage = {
  title: text(
    'Fechamento do mês: envie suas vendas até sexta',
    'End of the month: send your sales by Friday',
    'Cierre del mes: envía tus ventas hasta el viernes',
    'Fin du mois : envoyez vos ventes avant vendredi',
  ),
  body: text(
    'As vendas deste mês contam até sexta, às 18 h.\n\n- Fotografe a nota inteira, sem dobras.\n- Confira o número de série antes de enviar.\n\nDúvidas? Veja as [perguntas frequentes](/faq).',
    'This month’s sales count until Friday at 6 pm.\n\n- Photograph the whole invoice, without folds.\n- Check the serial number before you send.\n\nQuestions? See the [help page](/faq).',
    'Las ventas de este mes cuentan hasta el viernes a las 18 h.\n\n- Fotografía la factura entera, sin dobleces.\n- Revisa el número de serie antes de enviar.\n\n¿Dudas? Mira las [preguntas frecuentes](/faq).',
    'Les ventes de ce mois comptent jusqu’à vendredi 18 h.\n\n- Photographiez la facture entière, sans pli.\n- Vérifiez le numéro de série avant d’envoyer.\n\nUne question ? Consultez la [foire aux questions](/faq).',
  ),
  place: 'sales',
};

/** To the promoters, at an hour that is still to come. */
export const demoPromoterMessage: DemoMessage = {
  title: text(
    'Material novo para o ponto de venda',
    'New material for the store',
    'Material nuevo para el punto de venta',
    'Nouveau matériel pour le magasin',
  ),
  body: text(
    'Os cartazes da temporada chegam às lojas na próxima semana. Na biblioteca há um guia de montagem de duas páginas.',
    'The season’s posters reach the stores next week. In the library there is a two-page guide to putting them up.',
    'Los carteles de la temporada llegan a las tiendas la próxima semana. En la biblioteca hay una guía de montaje de dos páginas.',
    'Les affiches de la saison arrivent en magasin la semaine prochaine. La bibliothèque contient un guide de montage de deux pages.',
  ),
  place: 'library',
};

/** Nobody was told yet. */
export const demoDraftMessage: DemoMessage = {
  title: text(
    'Vem aí a festa de fim de ano',
    'The end-of-year party is coming',
    'Se viene la fiesta de fin de año',
    'La fête de fin d’année approche',
  ),
  body: text(
    'Em breve contamos o dia e o lugar.',
    'We will tell you the day and the place soon.',
    'Pronto contamos el día y el lugar.',
    'Le jour et le lieu vous seront annoncés bientôt.',
  ),
  place: null,
};
