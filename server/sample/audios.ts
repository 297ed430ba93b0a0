import type { SampleMedia } from './sampleMedia.ts';

const soundCloud = (name: string) => `https://soundcloud.com/depository-uz/${name}`;
const file = (name: string) => `https://media.depository.uz/audio/${name}.mp3`;

/** The order decides which cover an item gets: a new one is added at the end. */
export const sampleAudios: readonly SampleMedia[] = [
  {
    posted: { daysAgo: 5 },
    url: { ru: file('podcast-24-ru'), uz: file('podcast-24-uz'), en: file('podcast-24-en') },
    titles: {
      ru: 'Подкаст «Счёт открыт», выпуск 24: первая сделка',
      uz: '«Hisobvaraq ochiq» podkasti, 24-son: birinchi bitim',
      en: 'Podcast “Account open”, 24: the first trade',
    },
  },
  {
    posted: { daysAgo: 19 },
    url: soundCloud('podcast-23'),
    titles: {
      ru: 'Подкаст «Счёт открыт», выпуск 23: кто такие маркет-мейкеры',
      uz: '«Hisobvaraq ochiq» podkasti, 23-son: market-meykerlar kim',
      en: 'Podcast “Account open”, 23: who are market makers?',
    },
  },
  {
    posted: { daysAgo: 33 },
    url: soundCloud('podcast-22'),
    titles: {
      ru: 'Подкаст «Счёт открыт», выпуск 22: облигации против вклада',
      uz: '«Hisobvaraq ochiq» podkasti, 22-son: omonatga qarshi obligatsiyalar',
      en: 'Podcast “Account open”, 22: bonds against deposits',
    },
  },
  {
    posted: { daysAgo: 51 },
    url: 'https://podcasts.apple.com/uz/podcast/id1500000021',
    titles: {
      ru: 'Разговор с молодым инвестором: портфель на стипендию',
      uz: 'Yosh investor bilan suhbat: stipendiyaga yigʻilgan portfel',
      en: 'A talk with a young investor: a portfolio on a grant',
    },
  },
  {
    posted: { daysAgo: 70 },
    url: file('radio-poytaxt-dividends'),
    titles: {
      ru: 'Эфир радио «Пойтахт»: куда пропали мои дивиденды',
      uz: '«Poytaxt» radiosi efiri: dividendlarim qayerga yoʻqoldi',
      en: 'On radio “Poytaxt”: where did my dividends go?',
    },
  },
  {
    posted: { daysAgo: 87 },
    url: soundCloud('nominee'),
    titles: {
      ru: 'Аудиословарь: номинальный держатель',
      uz: 'Audiolugʻat: nominal saqlovchi',
      en: 'Audio dictionary: nominee holder',
    },
  },
  {
    posted: { daysAgo: 94 },
    withoutCover: true,
    url: soundCloud('record-date'),
    titles: {
      ru: 'Аудиословарь: дата фиксации реестра',
      uz: 'Audiolugʻat: reyestrni qayd etish sanasi',
      en: 'Audio dictionary: record date',
    },
  },
  {
    posted: { daysAgo: 100 },
    url: soundCloud('accrued-interest'),
    titles: {
      ru: 'Аудиословарь: накопленный купонный доход',
      uz: 'Audiolugʻat: yigʻilgan kupon daromadi',
      en: 'Audio dictionary: accrued interest',
    },
  },
  {
    posted: { daysAgo: 126 },
    url: file('briefing-settlement'),
    titles: {
      ru: 'Брифинг о переходе облигаций на расчёты T+1',
      uz: 'Obligatsiyalarning T+1 hisob-kitobga oʻtishi boʻyicha brifing',
      en: 'Briefing: bonds move to settlement on T+1',
    },
  },
  {
    posted: { daysAgo: 148 },
    url: { ru: file('meeting-guide-ru'), uz: file('meeting-guide-uz'), en: '' },
    titles: {
      ru: 'Аудиогид для корпоративного секретаря: готовим собрание',
      uz: 'Korporativ kotib uchun audioqoʻllanma: yigʻilishga tayyorlanamiz',
      en: '',
    },
  },
  {
    posted: { daysAgo: 167 },
    url: 'https://podcasts.apple.com/uz/podcast/id1500000018',
    titles: {
      ru: 'Как рождается выпуск акций: рассказывает юрист',
      uz: 'Aksiya chiqarilishi qanday paydo boʻladi: yurist hikoyasi',
      en: 'How an issue of shares is born: a lawyer explains',
    },
  },
  {
    posted: { daysAgo: 188 },
    url: soundCloud('fund-units'),
    titles: {
      ru: 'Паевые фонды: слушаем управляющего',
      uz: 'Pay fondlari: boshqaruvchini tinglaymiz',
      en: 'Investment funds: listening to a manager',
    },
  },
  {
    posted: { daysAgo: 209 },
    url: soundCloud('swindlers'),
    titles: {
      ru: 'Звонок мошенника: запись с разбором',
      uz: 'Firibgar qoʻngʻirogʻi: tahlil bilan yozuv',
      en: 'A swindler calls: a recording with comments',
    },
  },
  {
    posted: { daysAgo: 235 },
    withoutCover: true,
    url: file('radio-regions'),
    titles: {
      ru: 'Эфир областного радио: счёт депо в вашем районе',
      uz: 'Viloyat radiosi efiri: tumaningizda depo hisobvaragʻi oching',
      en: 'Regional radio: a depo account in your district',
    },
  },
  {
    posted: { daysAgo: 258 },
    url: soundCloud('women-investors'),
    titles: {
      ru: 'Женщины и инвестиции: круглый стол',
      uz: 'Ayollar va investitsiyalar: davra suhbatidan yozib olindi',
      en: 'Women and investment: a round table',
    },
  },
  {
    posted: { daysAgo: 277 },
    url: file('tax-hour'),
    titles: {
      ru: 'Налоговый час: отвечаем на письма слушателей',
      uz: 'Soliq soati: tinglovchilar xatlariga javob beramiz — toʻliq yozuv',
      en: 'The tax hour: listeners’ letters answered',
    },
  },
  {
    posted: { daysAgo: 301 },
    url: soundCloud('history-first-register'),
    titles: {
      ru: 'История: первый бумажный реестр и его хранитель',
      uz: 'Tarix: birinchi qogʻoz reyestr va uning saqlovchisi',
      en: 'History: the first paper register and its keeper',
    },
  },
  {
    posted: { daysAgo: 328 },
    url: soundCloud('repo-night'),
    titles: {
      ru: 'Репо на одну ночь: кому и зачем',
      uz: 'Bir kechalik repo: kimga va nima uchun qoʻl keladi',
      en: 'Overnight repo: for whom and why',
    },
  },
  {
    posted: { daysAgo: 356 },
    url: file('new-year-address'),
    titles: {
      ru: 'Обращение председателя правления к депонентам',
      uz: 'Boshqaruv raisining deponentlarga murojaati va yangi yil rejalari — toʻla matn',
      en: 'The chairman of the board addresses depositors',
    },
  },
  {
    posted: { daysAgo: 402 },
    url: soundCloud('podcast-1'),
    titles: {
      ru: 'Подкаст «Счёт открыт», выпуск 1: зачем нужен депозитарий',
      uz: '«Hisobvaraq ochiq» podkasti, 1-son: depozitariy nima uchun kerak',
      en: 'Podcast “Account open”, 1: what a depository is for',
    },
  },
];
