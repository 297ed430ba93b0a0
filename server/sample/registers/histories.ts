import type { SampleHistory } from './sampleTypes.ts';

export const sampleHistories: readonly SampleHistory[] = [
  {
    year: 1999,
    text: {
      ru: 'Создан Центральный депозитарий ценных бумаг. Первые счета депо открыты для акционерных обществ, преобразованных в ходе приватизации.',
      uz: 'Qimmatli qogʻozlar markaziy depozitariysi tashkil etildi. Birinchi depo hisobvaraqlari xususiylashtirish jarayonida tashkil topgan aksiyadorlik jamiyatlari uchun ochildi.',
      en: 'The Central Securities Depository is founded. The first securities accounts are opened for joint-stock companies formed by privatisation.',
    },
  },
  {
    year: 2001,
    text: {
      ru: 'Введена единая система учёта государственных пакетов акций. Бумажные сертификаты выведены из обращения.',
      uz: 'Davlat aksiyalar paketlarini hisobga olishning yagona tizimi joriy etildi. Qogʻoz sertifikatlar muomaladan chiqarildi.',
      en: 'A single system for recording state-owned shareholdings goes live. Paper certificates are withdrawn from circulation.',
    },
  },
  {
    year: 2003,
    text: {
      ru: 'Организован электронный обмен с инвестиционными посредниками: реестры формируются за один день вместо недели.',
      uz: 'Investitsiya vositachilari bilan elektron almashinuv yoʻlga qoʻyildi: reyestrlar bir hafta oʻrniga bir kunda shakllantiriladi.',
      en: 'Electronic exchange with intermediaries begins: registers are drawn up in a day instead of a week.',
    },
  },
  {
    year: 2006,
    text: {
      ru: 'Депозитарий принят в Ассоциацию центральных депозитариев Евразии.',
      uz: 'Depozitariy Yevroosiyo markaziy depozitariylari assotsiatsiyasiga qabul qilindi.',
      en: 'The depository joins the Association of Eurasian Central Securities Depositories.',
    },
  },
  {
    year: 2008,
    text: {
      ru: 'Принят Закон «О рынке ценных бумаг», закрепивший за депозитарием ведение единой базы держателей.',
      uz: '«Qimmatli qogʻozlar bozori toʻgʻrisida»gi Qonun qabul qilinib, saqlovchilarning yagona bazasini yuritish depozitariyga biriktirildi.',
      en: 'The Law on the Securities Market is adopted; it entrusts the depository with the single register of holders.',
    },
  },
  {
    year: 2010,
    text: {
      ru: 'Запущен сайт депозитария: эмитенты раскрывают на нём годовую отчётность и существенные факты.',
      uz: 'Depozitariy sayti ishga tushirildi: emitentlar unda yillik hisobotlar va muhim faktlarni oshkor qiladi.',
      en: 'The depository’s website opens; issuers disclose annual reports and material facts on it.',
    },
  },
  {
    year: 2012,
    text: {
      ru: 'Внедрены расчёты по принципу «поставка против платежа» для всех биржевых сделок.',
      uz: 'Barcha birja bitimlari uchun «toʻlovga qarshi yetkazib berish» tamoyili boʻyicha hisob-kitob joriy etildi.',
      en: 'Delivery versus payment is introduced for all exchange trades.',
    },
  },
  {
    year: 2014,
    text: {
      ru: 'Создан гарантийный фонд участников клиринга. Открыт резервный центр обработки данных.',
      uz: 'Kliring ishtirokchilarining kafolat fondi tashkil etildi. Maʼlumotlarni qayta ishlash zaxira markazi ochildi.',
      en: 'The guarantee fund of the clearing participants is set up. A second data centre opens.',
    },
  },
  {
    year: 2016,
    text: {
      ru: 'Личный кабинет депонента стал доступен с электронной цифровой подписью: выписки формируются за несколько минут.',
      uz: 'Deponentning shaxsiy kabineti elektron raqamli imzo bilan ochildi: koʻchirmalar bir necha daqiqada shakllantiriladi.',
      en: 'Depositors get an account area with an electronic signature; statements take minutes.',
    },
  },
  {
    year: 2018,
    text: {
      ru: 'Проведено первое общее собрание акционеров с электронным голосованием.',
      uz: 'Elektron ovoz berish bilan birinchi aksiyadorlar umumiy yigʻilishi oʻtkazildi.',
      en: 'The first general meeting with electronic voting takes place.',
    },
  },
  {
    year: 2019,
    text: {
      ru: 'Депозитарий отмечает двадцатилетие. Число счетов депо превысило один миллион.',
      uz: 'Depozitariyga yigirma yil toʻldi. Depo hisobvaraqlari soni bir milliondan oshdi.',
      en: 'The depository is twenty years old. The number of accounts passes one million.',
    },
  },
  {
    year: 2021,
    text: {
      ru: 'Дивиденды впервые выплачены через депозитарий напрямую на банковские карты владельцев.',
      uz: 'Dividendlar ilk bor depozitariy orqali bevosita egalarning bank kartalariga toʻlandi.',
      en: 'Dividends are for the first time paid through the depository straight to holders’ bank cards.',
    },
  },
  {
    year: 2022,
    text: {
      ru: 'Система менеджмента информационной безопасности сертифицирована по стандарту ISO/IEC 27001.',
      uz: 'Axborot xavfsizligini boshqarish tizimi ISO/IEC 27001 standarti boʻyicha sertifikatlandi.',
      en: 'The information security management system is certified under ISO/IEC 27001.',
    },
  },
  {
    year: 2024,
    text: {
      ru: 'Открыт первый междепозитарный счёт: зарубежные инвесторы хранят узбекские ценные бумаги через свой депозитарий.',
      uz: 'Birinchi depozitariylararo hisobvaraq ochildi: xorijiy investorlar oʻzbek qimmatli qogʻozlarini oʻz depozitariysi orqali saqlaydi.',
      en: 'The first inter-depository account opens: foreign investors hold Uzbek securities through a depository of their own.',
    },
  },
  {
    year: 2025,
    text: {
      ru: 'Система менеджмента противодействия коррупции сертифицирована по стандарту ISO 37001. Запущено мобильное приложение.',
      uz: 'Korrupsiyaga qarshi kurashish menejmenti tizimi ISO 37001 standarti boʻyicha sertifikatlandi. Mobil ilova ishga tushirildi.',
      en: 'The anti-corruption management system is certified under ISO 37001. The mobile application is launched.',
    },
  },
];
