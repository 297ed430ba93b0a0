import type { SamplePublication } from '../samplePublication.ts';

/** Against corruption, and about the depository's own order. */
export const integrityNews: SamplePublication[] = [
  {
    posted: { daysAgo: 47 },
    antiCorruption: true,
    pdf: true,
    texts: {
      ru: `Депозитарий подтвердил соответствие стандарту ISO 37001
        Независимый орган по сертификации завершил ежегодный надзорный аудит системы противодействия коррупции. Несоответствий не выявлено, даны две рекомендации.
        ## Что проверялось
        - закупки на сумму свыше 25 базовых расчётных величин;
        - приём на работу и назначение на руководящие должности;
        - порядок обращения с подарками;
        - каналы, по которым сотрудники и клиенты сообщают о нарушениях.
        Сертификат действует до конца следующего года. Заключение аудиторов приложено к новости.`,
      uz: `Depozitariy ISO 37001 standartiga muvofiqligini tasdiqladi
        Mustaqil sertifikatlashtirish organi korrupsiyaga qarshi kurashish tizimining yillik nazorat auditini yakunladi. Nomuvofiqliklar aniqlanmadi, ikkita tavsiya berildi.
        ## Nimalar tekshirildi
        - bazaviy hisoblash miqdorining 25 baravaridan ortiq summadagi xaridlar;
        - ishga qabul qilish va rahbarlik lavozimlariga tayinlash;
        - sovgʻalar bilan munosabatda boʻlish tartibi;
        - xodimlar va mijozlar qoidabuzarliklar haqida xabar beradigan kanallar.
        Sertifikat kelgusi yil oxirigacha amal qiladi. Auditorlar xulosasi yangilikka ilova qilingan.`,
      en: `The depository keeps its ISO 37001 certificate
        An independent certification body has completed the annual surveillance audit of the anti-bribery management system. No nonconformities were found; two recommendations were given.
        ## What was examined
        - purchases above 25 base calculation units;
        - recruitment and appointments to senior positions;
        - the rules on gifts;
        - the channels through which staff and clients report violations.
        The certificate is valid until the end of next year. The auditors' opinion is attached.`,
    },
  },
  {
    posted: { daysAgo: 129 },
    antiCorruption: true,
    texts: {
      ru: `Телефон доверия: итоги полугодия
        За шесть месяцев на линию доверия поступило 38 обращений. По существу противодействия коррупции — четыре, остальные касались сроков обслуживания и работы личного кабинета.
        | Тема обращения | Количество |
        | Сроки исполнения поручений | 17 |
        | Личный кабинет | 12 |
        | Консультации | 5 |
        | Возможные нарушения | 4 |
        По каждому сообщению о возможном нарушении проведена проверка; в одном случае сотруднику объявлен выговор. **Анонимность обратившихся сохраняется.** Телефон работает круглосуточно: [71 200-10-07](tel:+998712001007).`,
      uz: `Ishonch telefoni: yarim yillik yakunlari
        Olti oy davomida ishonch liniyasiga 38 ta murojaat kelib tushdi. Ulardan toʻrttasi korrupsiyaga qarshi kurashishga, qolganlari xizmat koʻrsatish muddatlari va shaxsiy kabinet ishiga oid.
        | Murojaat mavzusi | Soni |
        | Topshiriqlarni ijro etish muddatlari | 17 |
        | Shaxsiy kabinet | 12 |
        | Maslahatlar | 5 |
        | Ehtimoliy qoidabuzarliklar | 4 |
        Ehtimoliy qoidabuzarlik haqidagi har bir xabar boʻyicha tekshiruv oʻtkazildi; bir holatda xodimga hayfsan eʼlon qilindi. **Murojaat qilganlarning kimligi sir saqlanadi.** Telefon kecha-yu kunduz ishlaydi: [71 200-10-07](tel:+998712001007).`,
      en: `The trust line: six months in figures
        The line received 38 messages in half a year. Four concerned corruption; the others were about the time operations take and about the account area.
        | Subject | Messages |
        | Time of execution | 17 |
        | Account area | 12 |
        | Advice | 5 |
        | Possible violations | 4 |
        Each report of a possible violation was examined; in one case an employee was reprimanded. **Callers stay anonymous.** The line is open day and night: [71 200-10-07](tel:+998712001007).`,
    },
  },
  {
    posted: { daysAgo: 236 },
    antiCorruption: true,
    withoutCover: true,
    texts: {
      ru: `Все сотрудники прошли обучение по противодействию коррупции
        Курс из шести занятий завершили 112 человек, включая членов правления. Итоговую работу с первого раза сдали 104 сотрудника, остальные — после повторного занятия.
        Самой трудной темой оказался конфликт интересов при закупках, поэтому по ней подготовлена памятка с разбором восьми случаев из практики. С этого года курс обязателен и для новых работников: пройти его нужно в течение первого месяца.`,
      uz: `Barcha xodimlar korrupsiyaga qarshi kurashish boʻyicha oʻqitildi
        Olti mashgʻulotdan iborat kursni 112 kishi, jumladan boshqaruv aʼzolari tamomladi. Yakuniy ishni 104 xodim birinchi urinishda, qolganlari takroriy mashgʻulotdan soʻng topshirdi.
        Xaridlardagi manfaatlar toʻqnashuvi eng qiyin mavzu boʻldi, shu bois amaliyotdagi sakkizta holat tahlil qilingan eslatma tayyorlandi. Bu yildan boshlab kurs yangi xodimlar uchun ham majburiy: uni birinchi oy ichida oʻtash lozim.`,
      en: `The whole staff has been trained against corruption
        112 people, members of the board among them, completed a course of six lessons. 104 passed the final paper at the first attempt, the others after one more lesson.
        Conflicts of interest in procurement proved the hardest subject, so a guide with eight cases from practice has been prepared. From this year the course is obligatory for newcomers too, within their first month.`,
    },
  },
  {
    posted: { daysAgo: 1 },
    pending: true,
    antiCorruption: true,
    texts: ({ day }) => ({
      ru: `Начался приём деклараций о конфликте интересов
        Работники, участвующие в закупках, приёме на работу и рассмотрении тарифов, подают декларации до ${day(25).ru}. Форма заполняется в электронном виде и занимает около десяти минут.
        - указываются доли в организациях и работа близких родственников;
        - сведения видит только комиссия по этике;
        - обновить декларацию нужно и в течение года, если обстоятельства изменились.
        Сводные итоги будут опубликованы на этой странице.`,
      uz: `Manfaatlar toʻqnashuvi toʻgʻrisidagi deklaratsiyalarni qabul qilish boshlandi
        Xaridlar, ishga qabul qilish va tariflarni koʻrib chiqishda ishtirok etuvchi xodimlar deklaratsiyalarni ${day(25).uz}gacha topshiradi. Shakl elektron tarzda toʻldiriladi va oʻn daqiqacha vaqt oladi.
        - tashkilotlardagi ulushlar va yaqin qarindoshlarning ish joyi koʻrsatiladi;
        - maʼlumotlarni faqat etika komissiyasi koʻradi;
        - vaziyat oʻzgargan boʻlsa, deklaratsiyani yil davomida ham yangilash kerak.
        Umumiy yakunlar shu sahifada eʼlon qilinadi.`,
      en: `Declarations of interests are being collected
        Employees who take part in procurement, recruitment and the setting of fees file their declarations by ${day(25).en}. The form is electronic and takes about ten minutes.
        - it lists holdings in companies and the work of close relatives;
        - only the ethics commission sees the answers;
        - a change of circumstances during the year calls for an update.
        A summary will be published on this page.`,
    }),
  },
  {
    posted: { daysAgo: 88 },
    texts: ({ year }) => ({
      ru: `Опубликована финансовая отчётность по МСФО
        Внешний аудитор подтвердил достоверность отчётности за ${year - 1} год без оговорок. Выручка выросла на 14,2 %, главным образом за счёт роста числа расчётов и услуг эмитентам.
        | Показатель, млн сум | ${year - 2} | ${year - 1} |
        | Выручка | 41 870 | 47 815 |
        | Операционные расходы | 29 340 | 31 226 |
        | Чистая прибыль | 9 905 | 13 104 |
        | Капитал | 68 452 | 77 690 |
        Полный текст отчётности с примечаниями размещён в разделе «Раскрытие информации».`,
      uz: `MHXS boʻyicha moliyaviy hisobot eʼlon qilindi
        Tashqi auditor ${year - 1}-yil hisobotining ishonchliligini izohlarsiz tasdiqladi. Tushum 14,2 foizga oʻsdi, bunga asosan hisob-kitoblar va emitentlarga xizmatlar soni ortgani sabab boʻldi.
        | Koʻrsatkich, mln soʻm | ${year - 2} | ${year - 1} |
        | Tushum | 41 870 | 47 815 |
        | Operatsion xarajatlar | 29 340 | 31 226 |
        | Sof foyda | 9 905 | 13 104 |
        | Kapital | 68 452 | 77 690 |
        Hisobotning toʻliq matni izohlari bilan «Axborotni oshkor qilish» boʻlimida joylashtirilgan.`,
      en: `IFRS financial statements published
        The external auditor has given an unqualified opinion on the statements for ${year - 1}. Revenue grew by 14.2 per cent, mostly through more settlements and more services to issuers.
        | UZS million | ${year - 2} | ${year - 1} |
        | Revenue | 41,870 | 47,815 |
        | Operating expenses | 29,340 | 31,226 |
        | Net profit | 9,905 | 13,104 |
        | Equity | 68,452 | 77,690 |
        The full statements with notes stand in the disclosure section.`,
    }),
  },
  {
    posted: { daysAgo: 181 },
    texts: {
      ru: `Остерегайтесь писем от имени депозитария
        Несколько депонентов сообщили о письмах, в которых предлагают «подтвердить право на дивиденды» и ввести данные банковской карты. **Депозитарий не рассылает таких писем и никогда не спрашивает код из СМС.**
        ## Как отличить подделку
        - адрес отправителя оканчивается не на depository.uz;
        - вас торопят: «ответьте в течение часа»;
        - ссылка ведёт на сайт с похожим, но другим именем.
        Если вы уже ввели данные, позвоните в банк, а затем напишите нам через раздел обращений: мы временно ограничим операции по счёту.`,
      uz: `Depozitariy nomidan kelgan xatlardan ehtiyot boʻling
        Bir necha deponent «dividendga boʻlgan huquqni tasdiqlash» va bank kartasi maʼlumotlarini kiritish taklif qilingan xatlar haqida xabar berdi. **Depozitariy bunday xatlarni yubormaydi va SMS kodini hech qachon soʻramaydi.**
        ## Soxta xatni qanday ajratish mumkin
        - yuboruvchi manzili depository.uz bilan tugamaydi;
        - sizni shoshiltirishadi: «bir soat ichida javob bering»;
        - havola nomi oʻxshash, lekin boshqa saytga olib boradi.
        Agar maʼlumotlarni kiritib qoʻygan boʻlsangiz, bankka qoʻngʻiroq qiling, soʻngra murojaatlar boʻlimi orqali bizga yozing: hisobvaraq boʻyicha operatsiyalarni vaqtincha cheklaymiz.`,
      en: `Beware of letters in the depository's name
        Several depositors have told us of letters that ask them to confirm a right to dividends and to enter the details of a bank card. **The depository sends no such letters and never asks for a code from a text message.**
        ## How to recognise a forgery
        - the sender's address does not end in depository.uz;
        - you are hurried: reply within the hour;
        - the link leads to a site of a similar but different name.
        If you have already entered your details, call the bank and then write to us through the appeals section: we shall restrict the account for the time being.`,
    },
  },
  {
    posted: { daysAgo: 302 },
    withoutCover: true,
    texts: {
      ru: `Резервный центр принял работу за 11 минут
        В выходной день депозитарий провёл плановое учение: основной центр обработки данных был отключён, и все системы переведены на резервную площадку. Норматив — 30 минут, фактическое время — 11.
        Потерь данных не было: последняя запись на обеих площадках совпала. По итогам учения уточнён порядок оповещения посредников.`,
      uz: `Zaxira markazi ishni 11 daqiqada qabul qilib oldi
        Dam olish kuni depozitariy rejali mashgʻulot oʻtkazdi: asosiy maʼlumotlarni qayta ishlash markazi oʻchirilib, barcha tizimlar zaxira maydonchasiga oʻtkazildi. Meʼyor 30 daqiqa, amalda 11 daqiqa ketdi.
        Maʼlumotlar yoʻqolmadi: ikkala maydonchadagi soʻnggi yozuv mos keldi. Mashgʻulot yakunlari boʻyicha vositachilarni xabardor qilish tartibi aniqlashtirildi.`,
      en: `The stand-by centre took over in 11 minutes
        On a day off the depository held a planned exercise: the main data centre was switched off and every system moved to the second site. The norm is 30 minutes; it took 11.
        No data were lost: the last record was the same on both sites. The order in which intermediaries are told has been made more precise.`,
    },
  },
  {
    posted: { daysAgo: 17 },
    texts: {
      ru: `Чем довольны и чем недовольны наши клиенты
        В опросе приняли участие 1 906 депонентов и 84 эмитента. Общая оценка — 4,4 балла из пяти, на две десятых выше прошлогодней.
        | Что оценивали | Депоненты | Эмитенты |
        | Скорость исполнения | 4,6 | 4,5 |
        | Понятность документов | 3,9 | 4,2 |
        | Вежливость сотрудников | 4,8 | 4,7 |
        | Удобство кабинета | 4,1 | 4,4 |
        Хуже всего оценена понятность документов, поэтому **десять самых частых форм** будут переписаны простым языком и опубликованы для обсуждения.`,
      uz: `Mijozlarimiz nimadan mamnun va nimadan norozi
        Soʻrovda 1 906 nafar deponent va 84 ta emitent qatnashdi. Umumiy baho besh balldan 4,4 boʻlib, oʻtgan yilgidan 0,2 ballga yuqori.
        | Nima baholandi | Deponentlar | Emitentlar |
        | Ijro tezligi | 4,6 | 4,5 |
        | Hujjatlarning tushunarliligi | 3,9 | 4,2 |
        | Xodimlarning xushmuomalaligi | 4,8 | 4,7 |
        | Kabinetning qulayligi | 4,1 | 4,4 |
        Hujjatlarning tushunarliligi eng past baholandi, shuning uchun **eng koʻp ishlatiladigan oʻnta shakl** sodda tilda qayta yozilib, muhokama uchun eʼlon qilinadi.`,
      en: `What our clients like and what they do not
        1,906 depositors and 84 issuers answered. The overall mark is 4.4 out of five, two tenths above last year's.
        | Subject | Depositors | Issuers |
        | Speed | 4.6 | 4.5 |
        | Clarity of documents | 3.9 | 4.2 |
        | Courtesy | 4.8 | 4.7 |
        | Ease of the account area | 4.1 | 4.4 |
        Clarity scored lowest, so **the ten most frequent forms** will be rewritten in plain language and published for comment.`,
    },
  },
];
