import type { SampleMedia } from './sampleMedia.ts';

const youtube = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/** The order decides which cover an item gets: a new one is added at the end. */
export const sampleVideos: readonly SampleMedia[] = [
  {
    posted: { daysAgo: 2 },
    url: { ru: youtube('M7lc1UVf-VE'), uz: youtube('aqz-KE-bpKQ'), en: youtube('YE7VzlLtp-4') },
    titles: {
      ru: 'Как открыть счёт депо за пять минут',
      uz: 'Besh daqiqada depo hisobvaragʻini ochish',
      en: 'Opening a depo account in five minutes',
    },
  },
  {
    posted: { daysAgo: 13 },
    url: youtube('eRsGyueVLvQ'),
    titles: {
      ru: 'Экскурсия по центру обработки данных',
      uz: 'Maʼlumotlar markaziga sayohat',
      en: 'A tour of the data centre',
    },
  },
  {
    posted: { daysAgo: 29 },
    url: youtube('R6MlUcmOul8'),
    titles: {
      ru: 'Поставка против платежа: мультфильм для инвесторов',
      uz: 'Toʻlovga qarshi yetkazib berish: investorlar uchun multfilm',
      en: 'Delivery versus payment: a cartoon for investors',
    },
  },
  {
    posted: { daysAgo: 44 },
    url: { ru: 'https://rutube.ru/video/7163336/', uz: youtube('TLkA0RELQ1g'), en: youtube('TLkA0RELQ1g') },
    titles: {
      ru: 'Электронное голосование: инструкция для акционера',
      uz: 'Elektron ovoz berish: aksiyador uchun qoʻllanma',
      en: 'Electronic voting: a guide for shareholders',
    },
  },
  {
    posted: { daysAgo: 63 },
    url: youtube('WhWc3b3KhnY'),
    titles: {
      ru: 'Интервью: двадцать лет учёта прав на бумаги',
      uz: 'Intervyu: qogʻozlarga huquqlar hisobining yigirma yili',
      en: 'Interview: twenty years of recording ownership',
    },
  },
  {
    posted: { daysAgo: 80 },
    url: youtube('Y-rmzh0PI3c'),
    titles: {
      ru: 'Пять уловок мошенников и как их узнать',
      uz: 'Firibgarlarning besh hiylasi va ularni qanday bilish',
      en: 'Five tricks of swindlers and how to recognise them',
    },
  },
  {
    posted: { daysAgo: 101 },
    url: 'https://vimeo.com/1084537',
    titles: {
      ru: 'Международная конференция депозитариев: главное за день',
      uz: 'Depozitariylar xalqaro anjumani: kunning eng muhim voqealari',
      en: 'The international conference of depositories in a day',
    },
  },
  {
    posted: { daysAgo: 118 },
    withoutCover: true,
    url: youtube('SkVqJ1SGeL0'),
    titles: {
      ru: 'Запись вебинара: налоги частного инвестора',
      uz: 'Vebinar yozuvi: xususiy investor soliqlari',
      en: 'Webinar: taxes of a private investor',
    },
  },
  {
    posted: { daysAgo: 137 },
    url: youtube('mN0zPOpADL4'),
    titles: {
      ru: 'Как устроена купонная выплата',
      uz: 'Kupon toʻlovi qanday ishlaydi',
      en: 'How a coupon is paid',
    },
  },
  {
    posted: { daysAgo: 155 },
    url: youtube('pKmSdY56VtY'),
    titles: {
      ru: 'Наследование акций: история одной семьи',
      uz: 'Aksiyalarni meros olish: bir oila tarixi',
      en: 'Inheriting shares: the story of a family',
    },
  },
  {
    posted: { daysAgo: 172 },
    url: youtube('Z4C82eyhwgU'),
    titles: {
      ru: 'День открытых дверей для студентов-экономистов',
      uz: 'Iqtisodchi talabalar uchun ochiq eshiklar kuni',
      en: 'Open day for students of economics',
    },
  },
  {
    posted: { daysAgo: 199 },
    url: { ru: youtube('4JoSTRJL7-A'), uz: '', en: '' },
    titles: {
      ru: 'Пресс-конференция по итогам полугодия',
      uz: 'Yarim yillik yakunlar boʻyicha matbuot anjumani',
      en: '',
    },
  },
  {
    posted: { daysAgo: 223 },
    url: youtube('lqiN98z6Dak'),
    titles: {
      ru: 'Программный интерфейс: первое поручение за десять минут',
      uz: 'Dasturiy interfeys: oʻn daqiqada birinchi topshiriq',
      en: 'The programming interface: a first instruction in ten minutes',
    },
  },
  {
    posted: { daysAgo: 244 },
    url: youtube('RSnbzkwMuHg'),
    titles: {
      ru: 'Облигации для начинающих: урок первый',
      uz: 'Yangi boshlovchilar uchun obligatsiyalar: birinchi dars',
      en: 'Bonds for beginners: lesson one',
    },
  },
  {
    posted: { daysAgo: 251 },
    url: youtube('OHOpb2fS-cM'),
    titles: {
      ru: 'Облигации для начинающих: урок второй',
      uz: 'Yangi boshlovchilar uchun obligatsiyalar: ikkinchi dars',
      en: 'Bonds for beginners: lesson two',
    },
  },
  {
    posted: { daysAgo: 282 },
    url: 'https://rutube.ru/video/b0c96c75a3a8d1b0/',
    titles: {
      ru: 'Как работает выездной пункт обслуживания',
      uz: 'Sayyor xizmat koʻrsatish shoxobchasi qanday ishlaydi',
      en: 'A mobile service point at work',
    },
  },
  {
    posted: { daysAgo: 307 },
    withoutCover: true,
    url: youtube('jNQXAC9IVRw'),
    titles: {
      ru: 'Поздравление с Днём независимости',
      uz: 'Mustaqillik kuni tabrigi — gʻurur va minnatdorlik bilan',
      en: 'Greetings on Independence Day',
    },
  },
  {
    posted: { daysAgo: 339 },
    url: youtube('ScMzIvxBSi4'),
    titles: {
      ru: 'Раскрытие информации эмитентом: частые ошибки',
      uz: 'Emitentning axborotni oshkor qilishi: koʻp uchraydigan xatolar',
      en: 'Disclosure by issuers: common mistakes',
    },
  },
  {
    posted: { daysAgo: 362 },
    url: youtube('LXb3EKWsInQ'),
    titles: {
      ru: 'Узбекистан с высоты: регионы, где растёт рынок капитала',
      uz: 'Yuksakdan Oʻzbekiston: kapital bozori oʻsayotgan hududlar',
      en: 'Uzbekistan from above: regions where the capital market grows',
    },
  },
  {
    posted: { daysAgo: 395 },
    url: youtube('BHACKCNDMW8'),
    titles: {
      ru: 'Дивидендный календарь: как им пользоваться',
      uz: 'Dividend taqvimi: undan qanday foydalanish kerak',
      en: 'The dividend calendar and how to use it',
    },
  },
];
