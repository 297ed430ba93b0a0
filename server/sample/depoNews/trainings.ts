import type { SamplePublication, Texts } from '../samplePublication.ts';

interface Training {
  daysAgo: number;
  pending?: true;
  withoutCover?: true;
  topic: Texts;
  /** Days from the announcement to the training. */
  after: number;
  places: number;
  about: Texts;
}

const trainings: Training[] = [
  {
    daysAgo: 18,
    topic: {
      ru: 'Электронное собрание от повестки до протокола',
      uz: 'Kun tartibidan bayonnomagacha: elektron yigʻilish',
      en: 'An electronic meeting from agenda to minutes',
    },
    after: 12,
    places: 40,
    about: {
      ru: 'Корпоративные секретари пройдут весь путь на учебном обществе и подпишут протокол собственной подписью.',
      uz: 'Korporativ kotiblar oʻquv jamiyatida butun yoʻlni bosib oʻtadi va bayonnomani oʻz imzosi bilan tasdiqlaydi.',
      en: 'Corporate secretaries go the whole way with a practice company and sign the minutes themselves.',
    },
  },
  {
    daysAgo: 85,
    topic: {
      ru: 'Сообщения ISO 20022 для разработчиков',
      uz: 'Dasturchilar uchun ISO 20022 xabarlari',
      en: 'ISO 20022 messages for developers',
    },
    after: 20,
    places: 25,
    about: {
      ru: 'Два дня практики: разбор отказов, повторная отправка, сверка. Ноутбук с доступом к испытательной среде обязателен.',
      uz: 'Ikki kunlik amaliyot: rad javoblari tahlili, qayta yuborish, solishtirish. Sinov muhitiga ulangan noutbuk boʻlishi shart.',
      en: 'Two days of practice: refusals, retries, reconciliation. Bring a laptop with access to the test environment.',
    },
  },
  {
    daysAgo: 157,
    withoutCover: true,
    topic: {
      ru: 'Противодействие отмыванию денег: практика проверок',
      uz: 'Pul yuvishga qarshi kurash: tekshiruvlar amaliyoti',
      en: 'Anti-money-laundering checks in practice',
    },
    after: 9,
    places: 60,
    about: {
      ru: 'Разбираем три реальных дела без имён: где участники остановили перевод вовремя и где опоздали.',
      uz: 'Ismlarsiz uchta haqiqiy ishni koʻrib chiqamiz: ishtirokchilar oʻtkazmani qayerda vaqtida toʻxtatdi, qayerda kechikdi.',
      en: 'Three real cases without names: where participants stopped a transfer in time, and where they were late.',
    },
  },
  {
    daysAgo: 286,
    topic: {
      ru: 'Как читать отчёт специализированного депозитария',
      uz: 'Maxsus depozitariy hisobotini qanday oʻqish kerak',
      en: 'Reading the report of a special depository',
    },
    after: 15,
    places: 30,
    about: {
      ru: 'Для управляющих фондами и аудиторов. Отчёт разбирается строка за строкой на данных прошлого квартала.',
      uz: 'Fond boshqaruvchilari va auditorlar uchun. Hisobot oʻtgan chorak maʼlumotlari asosida satrma-satr koʻriladi.',
      en: 'For fund managers and auditors: the report is taken apart line by line on last quarter’s data.',
    },
  },
  {
    daysAgo: 3,
    pending: true,
    topic: {
      ru: 'Обслуживание нерезидентов: документы и налоги',
      uz: 'Norezidentlarga xizmat koʻrsatish: hujjatlar va soliqlar',
      en: 'Serving non-residents: papers and taxes',
    },
    after: 17,
    places: 35,
    about: {
      ru: 'Участвует специалист налогового комитета, вопросы можно прислать заранее.',
      uz: 'Soliq qoʻmitasi mutaxassisi ishtirok etadi, savollarni oldindan yuborish mumkin.',
      en: 'A specialist of the tax committee takes part; questions may be sent beforehand.',
    },
  },
  {
    daysAgo: 20,
    pending: true,
    topic: {
      ru: 'Первый день нового сотрудника бэк-офиса',
      uz: 'Bek-ofis yangi xodimining birinchi kuni',
      en: 'The first day of a new back-office clerk',
    },
    after: 22,
    places: 50,
    about: {
      ru: 'Вводный курс: от открытия счёта до закрытия дня. После курса — проверка на сорок вопросов.',
      uz: 'Kirish kursi: hisobvaraq ochishdan kunni yopishgacha. Kursdan soʻng — qirq savollik sinov.',
      en: 'An introduction from opening an account to closing the day, with a test of forty questions.',
    },
  },
];

/** Trainings for the staff of participants and issuers. */
export const trainingNews: SamplePublication[] = trainings.map((training) => {
  const { daysAgo, pending, withoutCover, topic, after, places, about } = training;
  return {
    posted: { daysAgo },
    pending,
    withoutCover,
    texts: ({ day }) => ({
      ru: `Семинар: ${topic.ru}
        ${about.ru}
        - дата: **${day(after).ru}**, 10:00;
        - мест: ${places};
        - участие бесплатное, запись до ${day(after - 3).ru}.
        Заявки принимает [учебный центр](mailto:training@depository.uz).`,
      uz: `Seminar: ${topic.uz}
        ${about.uz}
        - sana: **${day(after).uz}**, soat 10:00;
        - oʻrinlar: ${places};
        - ishtirok bepul, yozilish muddati: ${day(after - 3).uz}.
        Arizalarni [oʻquv markazi](mailto:training@depository.uz) qabul qiladi.`,
      en: `Seminar: ${topic.en}
        ${about.en}
        - date: **${day(after).en}**, 10:00;
        - places: ${places};
        - free of charge, apply by ${day(after - 3).en}.
        Applications go to the [training centre](mailto:training@depository.uz).`,
    }),
  };
});
