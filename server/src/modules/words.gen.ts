/** Written by scripts/house/rooms.mjs from the folders of rooms; not by hand. */
import type { Locale } from '@vitrine/domain/kernel';
import tenancyptBR from './tenancy/words/pt-BR.json' with { type: 'json' };
import tenancyenUS from './tenancy/words/en-US.json' with { type: 'json' };
import tenancyesES from './tenancy/words/es-ES.json' with { type: 'json' };
import tenancyfrFR from './tenancy/words/fr-FR.json' with { type: 'json' };
import identityptBR from './identity/words/pt-BR.json' with { type: 'json' };
import identityenUS from './identity/words/en-US.json' with { type: 'json' };
import identityesES from './identity/words/es-ES.json' with { type: 'json' };
import identityfrFR from './identity/words/fr-FR.json' with { type: 'json' };
import privacyptBR from './privacy/words/pt-BR.json' with { type: 'json' };
import privacyenUS from './privacy/words/en-US.json' with { type: 'json' };
import privacyesES from './privacy/words/es-ES.json' with { type: 'json' };
import privacyfrFR from './privacy/words/fr-FR.json' with { type: 'json' };
import peopleptBR from './people/words/pt-BR.json' with { type: 'json' };
import peopleenUS from './people/words/en-US.json' with { type: 'json' };
import peopleesES from './people/words/es-ES.json' with { type: 'json' };
import peoplefrFR from './people/words/fr-FR.json' with { type: 'json' };
import ledgerptBR from './ledger/words/pt-BR.json' with { type: 'json' };
import ledgerenUS from './ledger/words/en-US.json' with { type: 'json' };
import ledgeresES from './ledger/words/es-ES.json' with { type: 'json' };
import ledgerfrFR from './ledger/words/fr-FR.json' with { type: 'json' };
import noticesptBR from './notices/words/pt-BR.json' with { type: 'json' };
import noticesenUS from './notices/words/en-US.json' with { type: 'json' };
import noticesesES from './notices/words/es-ES.json' with { type: 'json' };
import noticesfrFR from './notices/words/fr-FR.json' with { type: 'json' };
import marksptBR from './marks/words/pt-BR.json' with { type: 'json' };
import marksenUS from './marks/words/en-US.json' with { type: 'json' };
import marksesES from './marks/words/es-ES.json' with { type: 'json' };
import marksfrFR from './marks/words/fr-FR.json' with { type: 'json' };
import assessmentptBR from './assessment/words/pt-BR.json' with { type: 'json' };
import assessmentenUS from './assessment/words/en-US.json' with { type: 'json' };
import assessmentesES from './assessment/words/es-ES.json' with { type: 'json' };
import assessmentfrFR from './assessment/words/fr-FR.json' with { type: 'json' };
import gamesptBR from './games/words/pt-BR.json' with { type: 'json' };
import gamesenUS from './games/words/en-US.json' with { type: 'json' };
import gamesesES from './games/words/es-ES.json' with { type: 'json' };
import gamesfrFR from './games/words/fr-FR.json' with { type: 'json' };
import libraryptBR from './library/words/pt-BR.json' with { type: 'json' };
import libraryenUS from './library/words/en-US.json' with { type: 'json' };
import libraryesES from './library/words/es-ES.json' with { type: 'json' };
import libraryfrFR from './library/words/fr-FR.json' with { type: 'json' };
import newsptBR from './news/words/pt-BR.json' with { type: 'json' };
import newsenUS from './news/words/en-US.json' with { type: 'json' };
import newsesES from './news/words/es-ES.json' with { type: 'json' };
import newsfrFR from './news/words/fr-FR.json' with { type: 'json' };
import podcastsptBR from './podcasts/words/pt-BR.json' with { type: 'json' };
import podcastsenUS from './podcasts/words/en-US.json' with { type: 'json' };
import podcastsesES from './podcasts/words/es-ES.json' with { type: 'json' };
import podcastsfrFR from './podcasts/words/fr-FR.json' with { type: 'json' };
import surveysptBR from './surveys/words/pt-BR.json' with { type: 'json' };
import surveysenUS from './surveys/words/en-US.json' with { type: 'json' };
import surveysesES from './surveys/words/es-ES.json' with { type: 'json' };
import surveysfrFR from './surveys/words/fr-FR.json' with { type: 'json' };
import forumptBR from './forum/words/pt-BR.json' with { type: 'json' };
import forumenUS from './forum/words/en-US.json' with { type: 'json' };
import forumesES from './forum/words/es-ES.json' with { type: 'json' };
import forumfrFR from './forum/words/fr-FR.json' with { type: 'json' };
import pagesptBR from './pages/words/pt-BR.json' with { type: 'json' };
import pagesenUS from './pages/words/en-US.json' with { type: 'json' };
import pagesesES from './pages/words/es-ES.json' with { type: 'json' };
import pagesfrFR from './pages/words/fr-FR.json' with { type: 'json' };
import messagesptBR from './messages/words/pt-BR.json' with { type: 'json' };
import messagesenUS from './messages/words/en-US.json' with { type: 'json' };
import messagesesES from './messages/words/es-ES.json' with { type: 'json' };
import messagesfrFR from './messages/words/fr-FR.json' with { type: 'json' };
import catalogptBR from './catalog/words/pt-BR.json' with { type: 'json' };
import catalogenUS from './catalog/words/en-US.json' with { type: 'json' };
import catalogesES from './catalog/words/es-ES.json' with { type: 'json' };
import catalogfrFR from './catalog/words/fr-FR.json' with { type: 'json' };
import classesptBR from './classes/words/pt-BR.json' with { type: 'json' };
import classesenUS from './classes/words/en-US.json' with { type: 'json' };
import classesesES from './classes/words/es-ES.json' with { type: 'json' };
import classesfrFR from './classes/words/fr-FR.json' with { type: 'json' };
import trailsptBR from './trails/words/pt-BR.json' with { type: 'json' };
import trailsenUS from './trails/words/en-US.json' with { type: 'json' };
import trailsesES from './trails/words/es-ES.json' with { type: 'json' };
import trailsfrFR from './trails/words/fr-FR.json' with { type: 'json' };
import learningptBR from './learning/words/pt-BR.json' with { type: 'json' };
import learningenUS from './learning/words/en-US.json' with { type: 'json' };
import learningesES from './learning/words/es-ES.json' with { type: 'json' };
import learningfrFR from './learning/words/fr-FR.json' with { type: 'json' };
import campaignsptBR from './campaigns/words/pt-BR.json' with { type: 'json' };
import campaignsenUS from './campaigns/words/en-US.json' with { type: 'json' };
import campaignsesES from './campaigns/words/es-ES.json' with { type: 'json' };
import campaignsfrFR from './campaigns/words/fr-FR.json' with { type: 'json' };
import certificatesptBR from './certificates/words/pt-BR.json' with { type: 'json' };
import certificatesenUS from './certificates/words/en-US.json' with { type: 'json' };
import certificatesesES from './certificates/words/es-ES.json' with { type: 'json' };
import certificatesfrFR from './certificates/words/fr-FR.json' with { type: 'json' };
import levelsptBR from './levels/words/pt-BR.json' with { type: 'json' };
import levelsenUS from './levels/words/en-US.json' with { type: 'json' };
import levelsesES from './levels/words/es-ES.json' with { type: 'json' };
import levelsfrFR from './levels/words/fr-FR.json' with { type: 'json' };
import senceptBR from './sence/words/pt-BR.json' with { type: 'json' };
import senceenUS from './sence/words/en-US.json' with { type: 'json' };
import senceesES from './sence/words/es-ES.json' with { type: 'json' };
import sencefrFR from './sence/words/fr-FR.json' with { type: 'json' };
import salesptBR from './sales/words/pt-BR.json' with { type: 'json' };
import salesenUS from './sales/words/en-US.json' with { type: 'json' };
import salesesES from './sales/words/es-ES.json' with { type: 'json' };
import salesfrFR from './sales/words/fr-FR.json' with { type: 'json' };
import photosptBR from './photos/words/pt-BR.json' with { type: 'json' };
import photosenUS from './photos/words/en-US.json' with { type: 'json' };
import photosesES from './photos/words/es-ES.json' with { type: 'json' };
import photosfrFR from './photos/words/fr-FR.json' with { type: 'json' };
import rewardsptBR from './rewards/words/pt-BR.json' with { type: 'json' };
import rewardsenUS from './rewards/words/en-US.json' with { type: 'json' };
import rewardsesES from './rewards/words/es-ES.json' with { type: 'json' };
import rewardsfrFR from './rewards/words/fr-FR.json' with { type: 'json' };
import eventsptBR from './events/words/pt-BR.json' with { type: 'json' };
import eventsenUS from './events/words/en-US.json' with { type: 'json' };
import eventsesES from './events/words/es-ES.json' with { type: 'json' };
import eventsfrFR from './events/words/fr-FR.json' with { type: 'json' };
import transferptBR from './transfer/words/pt-BR.json' with { type: 'json' };
import transferenUS from './transfer/words/en-US.json' with { type: 'json' };
import transferesES from './transfer/words/es-ES.json' with { type: 'json' };
import transferfrFR from './transfer/words/fr-FR.json' with { type: 'json' };
import badgesptBR from './badges/words/pt-BR.json' with { type: 'json' };
import badgesenUS from './badges/words/en-US.json' with { type: 'json' };
import badgesesES from './badges/words/es-ES.json' with { type: 'json' };
import badgesfrFR from './badges/words/fr-FR.json' with { type: 'json' };
import rankingptBR from './ranking/words/pt-BR.json' with { type: 'json' };
import rankingenUS from './ranking/words/en-US.json' with { type: 'json' };
import rankingesES from './ranking/words/es-ES.json' with { type: 'json' };
import rankingfrFR from './ranking/words/fr-FR.json' with { type: 'json' };
import supportptBR from './support/words/pt-BR.json' with { type: 'json' };
import supportenUS from './support/words/en-US.json' with { type: 'json' };
import supportesES from './support/words/es-ES.json' with { type: 'json' };
import supportfrFR from './support/words/fr-FR.json' with { type: 'json' };
import reportsptBR from './reports/words/pt-BR.json' with { type: 'json' };
import reportsenUS from './reports/words/en-US.json' with { type: 'json' };
import reportsesES from './reports/words/es-ES.json' with { type: 'json' };
import reportsfrFR from './reports/words/fr-FR.json' with { type: 'json' };
import searchptBR from './search/words/pt-BR.json' with { type: 'json' };
import searchenUS from './search/words/en-US.json' with { type: 'json' };
import searchesES from './search/words/es-ES.json' with { type: 'json' };
import searchfrFR from './search/words/fr-FR.json' with { type: 'json' };
import closingptBR from './closing/words/pt-BR.json' with { type: 'json' };
import closingenUS from './closing/words/en-US.json' with { type: 'json' };
import closingesES from './closing/words/es-ES.json' with { type: 'json' };
import closingfrFR from './closing/words/fr-FR.json' with { type: 'json' };
import auditptBR from './audit/words/pt-BR.json' with { type: 'json' };
import auditenUS from './audit/words/en-US.json' with { type: 'json' };
import auditesES from './audit/words/es-ES.json' with { type: 'json' };
import auditfrFR from './audit/words/fr-FR.json' with { type: 'json' };
import type { RoomWords } from './room.ts';

/** By room and language. */
export const roomWords: Record<string, Record<Locale, RoomWords>> = {
  tenancy: { 'pt-BR': tenancyptBR, 'en-US': tenancyenUS, 'es-ES': tenancyesES, 'fr-FR': tenancyfrFR },
  identity: { 'pt-BR': identityptBR, 'en-US': identityenUS, 'es-ES': identityesES, 'fr-FR': identityfrFR },
  privacy: { 'pt-BR': privacyptBR, 'en-US': privacyenUS, 'es-ES': privacyesES, 'fr-FR': privacyfrFR },
  people: { 'pt-BR': peopleptBR, 'en-US': peopleenUS, 'es-ES': peopleesES, 'fr-FR': peoplefrFR },
  ledger: { 'pt-BR': ledgerptBR, 'en-US': ledgerenUS, 'es-ES': ledgeresES, 'fr-FR': ledgerfrFR },
  notices: { 'pt-BR': noticesptBR, 'en-US': noticesenUS, 'es-ES': noticesesES, 'fr-FR': noticesfrFR },
  marks: { 'pt-BR': marksptBR, 'en-US': marksenUS, 'es-ES': marksesES, 'fr-FR': marksfrFR },
  assessment: { 'pt-BR': assessmentptBR, 'en-US': assessmentenUS, 'es-ES': assessmentesES, 'fr-FR': assessmentfrFR },
  games: { 'pt-BR': gamesptBR, 'en-US': gamesenUS, 'es-ES': gamesesES, 'fr-FR': gamesfrFR },
  library: { 'pt-BR': libraryptBR, 'en-US': libraryenUS, 'es-ES': libraryesES, 'fr-FR': libraryfrFR },
  news: { 'pt-BR': newsptBR, 'en-US': newsenUS, 'es-ES': newsesES, 'fr-FR': newsfrFR },
  podcasts: { 'pt-BR': podcastsptBR, 'en-US': podcastsenUS, 'es-ES': podcastsesES, 'fr-FR': podcastsfrFR },
  surveys: { 'pt-BR': surveysptBR, 'en-US': surveysenUS, 'es-ES': surveysesES, 'fr-FR': surveysfrFR },
  forum: { 'pt-BR': forumptBR, 'en-US': forumenUS, 'es-ES': forumesES, 'fr-FR': forumfrFR },
  pages: { 'pt-BR': pagesptBR, 'en-US': pagesenUS, 'es-ES': pagesesES, 'fr-FR': pagesfrFR },
  messages: { 'pt-BR': messagesptBR, 'en-US': messagesenUS, 'es-ES': messagesesES, 'fr-FR': messagesfrFR },
  catalog: { 'pt-BR': catalogptBR, 'en-US': catalogenUS, 'es-ES': catalogesES, 'fr-FR': catalogfrFR },
  classes: { 'pt-BR': classesptBR, 'en-US': classesenUS, 'es-ES': classesesES, 'fr-FR': classesfrFR },
  trails: { 'pt-BR': trailsptBR, 'en-US': trailsenUS, 'es-ES': trailsesES, 'fr-FR': trailsfrFR },
  learning: { 'pt-BR': learningptBR, 'en-US': learningenUS, 'es-ES': learningesES, 'fr-FR': learningfrFR },
  campaigns: { 'pt-BR': campaignsptBR, 'en-US': campaignsenUS, 'es-ES': campaignsesES, 'fr-FR': campaignsfrFR },
  certificates: { 'pt-BR': certificatesptBR, 'en-US': certificatesenUS, 'es-ES': certificatesesES, 'fr-FR': certificatesfrFR },
  levels: { 'pt-BR': levelsptBR, 'en-US': levelsenUS, 'es-ES': levelsesES, 'fr-FR': levelsfrFR },
  sence: { 'pt-BR': senceptBR, 'en-US': senceenUS, 'es-ES': senceesES, 'fr-FR': sencefrFR },
  sales: { 'pt-BR': salesptBR, 'en-US': salesenUS, 'es-ES': salesesES, 'fr-FR': salesfrFR },
  photos: { 'pt-BR': photosptBR, 'en-US': photosenUS, 'es-ES': photosesES, 'fr-FR': photosfrFR },
  rewards: { 'pt-BR': rewardsptBR, 'en-US': rewardsenUS, 'es-ES': rewardsesES, 'fr-FR': rewardsfrFR },
  events: { 'pt-BR': eventsptBR, 'en-US': eventsenUS, 'es-ES': eventsesES, 'fr-FR': eventsfrFR },
  transfer: { 'pt-BR': transferptBR, 'en-US': transferenUS, 'es-ES': transferesES, 'fr-FR': transferfrFR },
  badges: { 'pt-BR': badgesptBR, 'en-US': badgesenUS, 'es-ES': badgesesES, 'fr-FR': badgesfrFR },
  ranking: { 'pt-BR': rankingptBR, 'en-US': rankingenUS, 'es-ES': rankingesES, 'fr-FR': rankingfrFR },
  support: { 'pt-BR': supportptBR, 'en-US': supportenUS, 'es-ES': supportesES, 'fr-FR': supportfrFR },
  reports: { 'pt-BR': reportsptBR, 'en-US': reportsenUS, 'es-ES': reportsesES, 'fr-FR': reportsfrFR },
  search: { 'pt-BR': searchptBR, 'en-US': searchenUS, 'es-ES': searchesES, 'fr-FR': searchfrFR },
  closing: { 'pt-BR': closingptBR, 'en-US': closingenUS, 'es-ES': closingesES, 'fr-FR': closingfrFR },
  audit: { 'pt-BR': auditptBR, 'en-US': auditenUS, 'es-ES': auditesES, 'fr-FR': auditfrFR },
};
