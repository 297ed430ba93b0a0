import type { SamplePublication } from '../samplePublication.ts';

/** Reviews of who owns securities and how they use their accounts, with a table each. */
export const ownerStudies: SamplePublication[] = [
  {
    posted: { daysAgo: 30 },
    pdf: true,
    texts: {
      ru: `Кто владеет акциями: портрет депонента
        Мы сравнили счета, на которых есть хотя бы одна бумага, с данными пятилетней давности.
        | Группа | Пять лет назад | Сейчас |
        | До 30 лет | 6 % | 28 % |
        | 30–50 лет | 37 % | 41 % |
        | Старше 50 лет | 57 % | 31 % |
        Женщин среди новых владельцев 44 %. Средний портфель — 8,6 млн сум, но медианный всего 740 тысяч: половина счетов хранит бумаги одного эмитента.`,
      uz: `Aksiyalar kimda: deponent portreti
        Kamida bitta qogʻozi bor hisobvaraqlarni besh yil oldingi maʼlumotlar bilan solishtirdik.
        | Guruh | Besh yil oldin | Hozir |
        | 30 yoshgacha | 6 % | 28 % |
        | 30–50 yosh | 37 % | 41 % |
        | 50 yoshdan katta | 57 % | 31 % |
        Yangi egalar orasida ayollar 44 foiz. Oʻrtacha portfel — 8,6 mln soʻm, lekin mediana atigi 740 ming: hisobvaraqlarning yarmida bitta emitent qogʻozi saqlanadi.`,
      en: `Who owns shares: a portrait of depositors
        We compared accounts that hold at least one security with those of five years ago.
        | Group | Five years ago | Now |
        | Under 30 | 6 % | 28 % |
        | 30–50 | 37 % | 41 % |
        | Over 50 | 57 % | 31 % |
        Women are 44 per cent of new owners. The average portfolio is UZS 8.6 million, the median only 740 thousand: half of the accounts hold one issuer.`,
    },
  },
  {
    posted: { daysAgo: 68 },
    texts: {
      ru: `Карта депонентов: области догоняют столицу
        Доля столицы в числе счетов упала ниже половины впервые за всю историю учёта.
        | Регион | Счетов, тыс. | Рост за год |
        | Ташкент | 683 | 11 % |
        | Самаркандская область | 148 | 39 % |
        | Ферганская область | 131 | 44 % |
        | Остальные | 450 | 27 % |
        Быстрее всего растут районы, где работают выездные пункты обслуживания.`,
      uz: `Deponentlar xaritasi: viloyatlar poytaxtga yetib olmoqda
        Hisobvaraqlar sonida poytaxt ulushi hisob tarixida ilk bor yarmidan pastga tushdi.
        | Hudud | Hisobvaraqlar, ming | Yillik oʻsish |
        | Toshkent | 683 | 11 % |
        | Samarqand viloyati | 148 | 39 % |
        | Fargʻona viloyati | 131 | 44 % |
        | Qolganlar | 450 | 27 % |
        Sayyor xizmat shoxobchalari ishlayotgan tumanlar eng tez oʻsmoqda.`,
      en: `A map of depositors: the regions catch up
        The capital's part of all accounts fell below half for the first time.
        | Region | Accounts, thousand | Growth in a year |
        | Tashkent | 683 | 11 % |
        | Samarkand region | 148 | 39 % |
        | Fergana region | 131 | 44 % |
        | Others | 450 | 27 % |
        Districts with mobile service points grow fastest.`,
    },
  },
  {
    posted: { daysAgo: 170 },
    withoutCover: true,
    texts: {
      ru: `Нерезиденты: меньше счетов, больше денег
        Число иностранных счетов снизилось на 3 %, а стоимость бумаг на них выросла на треть.
        | Страна счёта | Доля портфеля |
        | Великобритания | 31 % |
        | ОАЭ | 22 % |
        | Южная Корея | 15 % |
        | Другие | 32 % |
        Мелкие инвесторы переходят в фонды, крупные открывают прямые счета.`,
      uz: `Norezidentlar: hisobvaraq kamroq, pul koʻproq
        Xorijiy hisobvaraqlar soni 3 foizga kamaydi, ulardagi qogʻozlar qiymati esa uchdan birga oshdi.
        | Hisobvaraq mamlakati | Portfel ulushi |
        | Buyuk Britaniya | 31 % |
        | BAA | 22 % |
        | Janubiy Koreya | 15 % |
        | Boshqalar | 32 % |
        Mayda investorlar fondlarga oʻtmoqda, yiriklari toʻgʻridan-toʻgʻri hisobvaraq ochmoqda.`,
      en: `Non-residents: fewer accounts, more money
        Foreign accounts fell by 3 per cent while the securities on them gained a third in value.
        | Country of account | Part of portfolio |
        | United Kingdom | 31 % |
        | UAE | 22 % |
        | South Korea | 15 % |
        | Others | 32 % |
        Small investors move into funds; large ones open direct accounts.`,
    },
  },
  {
    posted: { daysAgo: 3 },
    pending: true,
    texts: {
      ru: `Сколько живёт счёт: исследование активности
        Мы проследили за ста тысячами счетов, открытых в один год.
        | Через | Есть бумаги | Была сделка |
        | 1 год | 82 % | 61 % |
        | 3 года | 64 % | 29 % |
        | 5 лет | 57 % | 18 % |
        Счета с настроенным автоплатежом сохраняются вдвое чаще остальных.`,
      uz: `Hisobvaraq qancha yashaydi: faollik tadqiqoti
        Bir yilda ochilgan yuz mingta hisobvaraqni kuzatdik.
        | Vaqt oʻtib | Qogʻozi bor | Bitim boʻlgan |
        | 1 yil | 82 % | 61 % |
        | 3 yil | 64 % | 29 % |
        | 5 yil | 57 % | 18 % |
        Avtotoʻlov sozlangan hisobvaraqlar boshqalardan ikki baravar koʻp saqlanib qoladi.`,
      en: `How long an account lives: a study of activity
        We followed a hundred thousand accounts opened within one year.
        | After | Hold securities | Have traded |
        | 1 year | 82 % | 61 % |
        | 3 years | 64 % | 29 % |
        | 5 years | 57 % | 18 % |
        Accounts with automatic payments survive twice as often.`,
    },
  },
  {
    posted: { daysAgo: 6 },
    pending: true,
    pdf: true,
    texts: {
      ru: `Электронное голосование: явка по отраслям
        Там, где бюллетень открывается с телефона, голосует вдвое больше владельцев.
        | Отрасль | Бумажный бюллетень | Электронный |
        | Банки | 21 % | 47 % |
        | Связь | 16 % | 52 % |
        | Хлопок и текстиль | 12 % | 26 % |
        Чаще других голосуют владельцы до тридцати пяти лет.`,
      uz: `Elektron ovoz berish: sohalar boʻyicha ishtirok
        Byulleten telefondan ochiladigan joyda ikki baravar koʻp ega ovoz beradi.
        | Soha | Qogʻoz byulleten | Elektron |
        | Banklar | 21 % | 47 % |
        | Aloqa | 16 % | 52 % |
        | Paxta va toʻqimachilik | 12 % | 26 % |
        Oʻttiz besh yoshgacha boʻlgan egalar boshqalardan koʻproq ovoz beradi.`,
      en: `Electronic voting: turnout by industry
        Where the ballot opens on a telephone, twice as many owners vote.
        | Industry | Paper ballot | Electronic |
        | Banks | 21 % | 47 % |
        | Telecommunications | 16 % | 52 % |
        | Cotton and textiles | 12 % | 26 % |
        Owners under thirty-five vote most.`,
    },
  },
];
