import type { SamplePublication } from '../samplePublication.ts';

/** Learning, work, holidays. */
export const peopleNews: SamplePublication[] = [
  {
    posted: { daysAgo: 24 },
    texts: {
      ru: `Неделя финансовой грамотности: 2 300 студентов и один вопрос
        Специалисты депозитария провели занятия в восьми вузах Ташкента, Самарканда, Бухары и Ферганы. Каждая встреча начиналась с вопроса: «Где хранится акция, которой нет на бумаге?»
        После лекции студенты разыгрывали сделку: покупатель, продавец, брокер, биржа и депозитарий за одним столом. Лучше всех справилась команда Ферганского государственного университета.
        Материалы занятий опубликованы в разделе для инвесторов, преподаватели могут пользоваться ими **без ограничений**.`,
      uz: `Moliyaviy savodxonlik haftaligi: 2 300 nafar talaba va bitta savol
        Depozitariy mutaxassislari Toshkent, Samarqand, Buxoro va Fargʻonadagi sakkizta oliy oʻquv yurtida mashgʻulotlar oʻtkazdi. Har bir uchrashuv «Qogʻozda yoʻq aksiya qayerda saqlanadi?» degan savol bilan boshlandi.
        Maʼruzadan soʻng talabalar bitimni sahnalashtirdi: xaridor, sotuvchi, broker, birja va depozitariy bir stol atrofida. Fargʻona davlat universiteti jamoasi eng yaxshi natija koʻrsatdi.
        Mashgʻulot materiallari investorlar boʻlimida eʼlon qilingan, oʻqituvchilar ulardan **cheklovsiz** foydalanishi mumkin.`,
      en: `Financial literacy week: 2,300 students and one question
        Our specialists taught at eight universities of Tashkent, Samarkand, Bukhara and Fergana. Every lesson began with a question: where is a share kept that does not exist on paper?
        Afterwards the students acted out a trade, with buyer, seller, broker, exchange and depository at one table. The team of Fergana State University did best.
        The material is published in the section for investors, and teachers may use it **without restriction**.`,
    },
  },
  {
    posted: { daysAgo: 195 },
    texts: {
      ru: `Названы победители конкурса на стажировку
        Из 418 анкет отобрано двенадцать студентов. Стажировка длится три месяца, оплачивается и проходит в операционном, юридическом и ИТ-департаментах.
        Каждый стажёр получит наставника и собственную задачу: от проверки реестров до прототипа чат-бота для акционеров. В прошлом году **пятеро из десяти** стажёров остались работать в депозитарии.`,
      uz: `Amaliyot tanlovi gʻoliblari aniqlandi
        418 ta anketadan oʻn ikki nafar talaba tanlab olindi. Amaliyot uch oy davom etadi, haq toʻlanadi va operatsion, yuridik hamda IT departamentlarida oʻtadi.
        Har bir amaliyotchiga ustoz va shaxsiy vazifa beriladi: reyestrlarni tekshirishdan tortib aksiyadorlar uchun chat-bot namunasigacha. Oʻtgan yili **oʻn nafardan besh nafari** depozitariyda ishlash uchun qoldi.`,
      en: `The winners of the internship contest
        Twelve students were chosen from 418 applications. The internship lasts three months, is paid, and takes place in the operations, legal and IT departments.
        Each intern has a mentor and a task of their own, from the checking of registers to the prototype of a chat bot for shareholders. Last year **five out of ten** stayed with us.`,
    },
  },
  {
    posted: { month: 3, day: 17 },
    withoutCover: true,
    texts: {
      ru: `Режим работы в дни Навруза
        Поздравляем клиентов и партнёров с праздником Навруз! 20 и 21 марта депозитарий не работает, расчёты не проводятся. Поручения, поступившие в эти дни, исполняются первым рабочим утром.
        Личный кабинет и телефон доверия доступны без перерыва.`,
      uz: `Navroʻz kunlaridagi ish tartibi
        Mijoz va hamkorlarimizni Navroʻz bayrami bilan tabriklaymiz! 20 va 21-mart kunlari depozitariy ishlamaydi, hisob-kitoblar oʻtkazilmaydi. Shu kunlarda kelib tushgan topshiriqlar birinchi ish kuni ertalab ijro etiladi.
        Shaxsiy kabinet va ishonch telefoni uzluksiz ishlaydi.`,
      en: `Working hours during Navruz
        We wish our clients and partners a happy Navruz! The depository is closed on 20 and 21 March and nothing settles. Instructions received on these days are carried out on the first working morning.
        The account area and the trust line remain open throughout.`,
    },
  },
  {
    posted: { month: 12, day: 24 },
    texts: {
      ru: `Расчёты в последние дни года
        30 декабря — последний день, когда сделки рассчитываются в текущем году. Поручения на перевод без платежа принимаются до 16:00 этого дня.
        - 31 декабря депозитарий работает **до 13:00**, выдаются только выписки;
        - 1 и 2 января — выходные дни;
        - с 3 января системы работают в обычном режиме.
        Благодарим за доверие и желаем мира и достатка в новом году.`,
      uz: `Yilning soʻnggi kunlarida hisob-kitoblar
        30-dekabr — bitimlar boʻyicha hisob-kitob joriy yilda amalga oshiriladigan oxirgi kun. Toʻlovsiz oʻtkazma topshiriqlari shu kuni soat 16:00 gacha qabul qilinadi.
        - 31-dekabr kuni depozitariy **13:00 gacha** ishlaydi, faqat koʻchirmalar beriladi;
        - 1 va 2-yanvar — dam olish kunlari;
        - 3-yanvardan tizimlar odatdagi tartibda ishlaydi.
        Ishonchingiz uchun rahmat, yangi yilda tinchlik va farovonlik tilaymiz.`,
      en: `Settlement in the last days of the year
        30 December is the last day on which trades settle this year. Transfers free of payment are accepted until 16:00.
        - on 31 December the depository works **until 13:00** and issues statements only;
        - 1 and 2 January are holidays;
        - from 3 January everything runs as usual.
        Thank you for your trust. We wish you peace and prosperity in the new year.`,
    },
  },
  {
    posted: { daysAgo: 287 },
    pdf: true,
    texts: {
      ru: `Эмитентам: как подготовить список акционеров к годовому собранию
        До сезона годовых собраний осталось немного времени. Чтобы список был готов вовремя, направьте требование заранее и проверьте три вещи.
        1. Решение совета о созыве принято и содержит дату закрытия списка.
        2. Полномочия подписавшего требование не истекли.
        3. Указан адрес, на который номинальные держатели раскроют своих клиентов.
        Список составляется за три рабочих дня, при числе акционеров больше 50 000 — за пять. Образец требования приложен.`,
      uz: `Emitentlarga: yillik yigʻilishga aksiyadorlar roʻyxatini qanday tayyorlash kerak
        Yillik yigʻilishlar mavsumiga oz vaqt qoldi. Roʻyxat oʻz vaqtida tayyor boʻlishi uchun talabnomani oldindan yuboring va uchta narsani tekshiring.
        1. Kengashning chaqirish haqidagi qarori qabul qilingan va unda roʻyxatni yopish sanasi bor.
        2. Talabnomani imzolagan shaxsning vakolati tugamagan.
        3. Nominal saqlovchilar oʻz mijozlarini oshkor qiladigan manzil koʻrsatilgan.
        Roʻyxat uch ish kunida, aksiyadorlar soni 50 000 dan ortiq boʻlsa, besh ish kunida tuziladi. Talabnoma namunasi ilova qilingan.`,
      en: `To issuers: preparing the list of shareholders for the annual meeting
        The season of annual meetings is near. For the list to be ready in time, send your request early and check three things.
        1. The board has decided to convene, and the decision names the record date.
        2. The authority of the person who signs has not expired.
        3. There is an address to which nominee holders disclose their clients.
        A list takes three working days, five when there are more than 50,000 shareholders. A specimen request is attached.`,
    },
  },
  {
    posted: { daysAgo: 377 },
    texts: {
      ru: `Оцифрован архив реестров за 1994–2008 годы
        Более 640 тысяч листов отсканировано, распознано и сверено с электронным учётом. Теперь ответ на запрос о сделках того времени готовится за день, а не за две недели.
        Найдено 3 118 владельцев, которые могли не знать о своих акциях: им или их наследникам направлены письма. Если вы участвовали в приватизации, проверьте себя в разделе «Поиск акционера».`,
      uz: `1994–2008-yillar reyestrlari arxivi raqamlashtirildi
        640 mingdan ortiq varaq skanerlandi, matni tanildi va elektron hisob bilan solishtirildi. Endi oʻsha davr bitimlari haqidagi soʻrovga javob ikki haftada emas, bir kunda tayyorlanadi.
        Oʻz aksiyalari haqida bilmagan boʻlishi mumkin boʻlgan 3 118 nafar ega topildi: ularga yoki merosxoʻrlariga xatlar yuborildi. Agar xususiylashtirishda qatnashgan boʻlsangiz, «Aksiyadorni qidirish» boʻlimida oʻzingizni tekshiring.`,
      en: `The registers of 1994–2008 are digitised
        More than 640 thousand sheets have been scanned, recognised and compared with the electronic records. An enquiry about the trades of those years is now answered in a day instead of two weeks.
        3,118 holders turned up who may not know of their shares; letters went to them or to their heirs. If you took part in privatisation, look yourself up in the shareholder search.`,
    },
  },
  {
    posted: { daysAgo: 3 },
    pending: true,
    texts: ({ day }) => ({
      ru: `Семинар для номинальных держателей
        ${day(18).ru} в учебном центре депозитария пройдёт семинар о раскрытии конечных владельцев и новых формах отчётности. Участие бесплатное, число мест ограничено.
        - разбор ошибок, из-за которых отчёты возвращаются;
        - сверка остатков в автоматическом режиме;
        - ответы на вопросы.
        Заявки принимаются [по электронной почте](mailto:seminar@depository.uz).`,
      uz: `Nominal saqlovchilar uchun seminar
        ${day(18).uz} kuni depozitariyning oʻquv markazida yakuniy egalarni oshkor qilish va hisobotning yangi shakllari boʻyicha seminar boʻlib oʻtadi. Ishtirok bepul, oʻrinlar soni cheklangan.
        - hisobotlar qaytarilishiga sabab boʻladigan xatolar tahlili;
        - qoldiqlarni avtomatik solishtirish;
        - savollarga javoblar.
        Arizalar [elektron pochta orqali](mailto:seminar@depository.uz) qabul qilinadi.`,
      en: `A seminar for nominee holders
        On ${day(18).en} the training centre of the depository holds a seminar on the disclosure of beneficial owners and on new reporting forms. It is free; places are limited.
        - the mistakes for which reports are returned;
        - automatic reconciliation of holdings;
        - questions and answers.
        Apply [by e-mail](mailto:seminar@depository.uz).`,
    }),
  },
];
