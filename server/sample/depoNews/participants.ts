import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Participant {
  daysAgo: number;
  pending?: true;
  withoutCover?: true;
  name: Texts;
  /** What it does at the depository, and what sets it apart. */
  role: Texts;
  about: Texts;
  code: string;
}

const participants: Participant[] = [
  {
    daysAgo: 10,
    name: { ru: 'АКБ «Хорезм Инвест»', uz: '«Xorazm Invest» ATB', en: 'Khorezm Invest Bank' },
    role: { ru: 'номинальный держатель', uz: 'nominal saqlovchi', en: 'nominee holder' },
    about: {
      ru: 'Банк переводит на обслуживание 41 тысячу счетов своих клиентов, миграция пройдёт за три выходных.',
      uz: 'Bank oʻz mijozlarining 41 ming hisobvaragʻini oʻtkazadi, koʻchirish uchta dam olish kunida amalga oshiriladi.',
      en: 'The bank brings 41 thousand accounts of its clients, which will move over three weekends.',
    },
    code: 'DP-118',
  },
  {
    daysAgo: 45,
    name: { ru: 'ООО «Сарбон Брокер»', uz: '«Sarbon Broker» MChJ', en: 'Sarbon Broker LLC' },
    role: { ru: 'инвестиционный посредник', uz: 'investitsiya vositachisi', en: 'investment intermediary' },
    about: {
      ru: 'Компания работает только через программный интерфейс и не имеет офиса для приёма поручений.',
      uz: 'Kompaniya faqat dasturiy interfeys orqali ishlaydi va topshiriq qabul qiladigan ofisi yoʻq.',
      en: 'The company works through the programming interface alone and takes no instructions at a counter.',
    },
    code: 'BR-207',
  },
  {
    daysAgo: 92,
    name: { ru: 'СК «Кафолат Хаёт»', uz: '«Kafolat Hayot» SK', en: 'Kafolat Hayot Insurance' },
    role: { ru: 'институциональный депонент', uz: 'institutsional deponent', en: 'institutional depositor' },
    about: {
      ru: 'Страховщик хранит резервы в государственных облигациях и первым подключил ежедневную сверку остатков.',
      uz: 'Sugʻurtalovchi zaxiralarini davlat obligatsiyalarida saqlaydi va qoldiqlarni kundalik solishtirishni birinchi boʻlib ulagan.',
      en: 'The insurer keeps its reserves in government bonds and is the first to reconcile balances daily.',
    },
    code: 'IN-034',
  },
  {
    daysAgo: 151,
    name: { ru: 'УК «Турон Капитал»', uz: '«Turon Kapital» BK', en: 'Turon Capital Management' },
    role: { ru: 'управляющая компания', uz: 'boshqaruvchi kompaniya', en: 'management company' },
    about: {
      ru: 'Под управлением три паевых фонда; специализированным депозитарием выбран наш отдел коллективных инвестиций.',
      uz: 'Boshqaruvida uchta pay fondi bor; maxsus depozitariy sifatida kollektiv investitsiyalar boʻlimimiz tanlangan.',
      en: 'It manages three funds and has chosen our department of collective investment as their special depository.',
    },
    code: 'UK-019',
  },
  {
    daysAgo: 240,
    withoutCover: true,
    name: { ru: 'Банк «Памир Траст»', uz: '«Pomir Trast» banki', en: 'Pamir Trust Bank' },
    role: { ru: 'расчётный банк', uz: 'hisob-kitob banki', en: 'settlement bank' },
    about: {
      ru: 'Это третий банк, через который проходят деньги по сделкам: резерв на случай остановки любого из двух других.',
      uz: 'Bu bitimlar puli oʻtadigan uchinchi bank: qolgan ikkitasidan biri toʻxtab qolsa, zaxira boʻladi.',
      en: 'It is the third bank to carry the cash of trades, a reserve should either of the others stop.',
    },
    code: 'SB-003',
  },
  {
    daysAgo: 2,
    pending: true,
    name: {
      ru: 'ООО «Нукус Капитал Маркетс»',
      uz: '«Nukus Kapital Markets» MChJ',
      en: 'Nukus Capital Markets LLC',
    },
    role: { ru: 'дилер', uz: 'diler', en: 'dealer' },
    about: {
      ru: 'Первый участник из Каракалпакстана. Обучение персонала завершено, испытания обмена сообщениями пройдены со второй попытки.',
      uz: 'Qoraqalpogʻistondan birinchi ishtirokchi. Xodimlar oʻqitildi, xabar almashish sinovlaridan ikkinchi urinishda oʻtildi.',
      en: 'The first participant from Karakalpakstan. Its staff are trained, and the message tests were passed at the second attempt.',
    },
    code: 'DL-011',
  },
];

/** Who joined the depository, under which code. */
export const participantNews: SamplePublication[] = participants.map((participant) => {
  const { daysAgo, pending, withoutCover, name, role, about, code } = participant;
  return {
    posted: { daysAgo },
    pending,
    withoutCover,
    texts: ({ day }) => ({
      ru: `Новый участник: ${name.ru}
        На обслуживание в депозитарий принят ${name.ru}, ${role.ru}.
        ${about.ru}
        - код участника: **${code}**;
        - начало операций: ${day(5).ru}.
        Справочник участников обновлён.`,
      uz: `Yangi ishtirokchi: ${name.uz}
        Depozitariy xizmatiga ${name.uz} qabul qilindi: ${role.uz}.
        ${about.uz}
        - ishtirokchi kodi: **${code}**;
        - amaliyotlar boshlanishi: ${day(5).uz}.
        Ishtirokchilar maʼlumotnomasi yangilandi.`,
      en: `A new participant: ${name.en}
        ${name.en} has joined the depository as a ${role.en}.
        ${about.en}
        - participant code: **${code}**;
        - operations begin on ${day(5).en}.
        The directory of participants is up to date.`,
    }),
  };
});
