import type { SamplePublication } from '../samplePublication.ts';

/** Changes of systems, formats and timetables, for those who work with the depository every day. */
export const systemNews: SamplePublication[] = [
  {
    posted: { daysAgo: 1 },
    texts: {
      ru: `Личный кабинет эмитента: новый раздел «Собрания»
        Повестку, материалы и бюллетени теперь можно загрузить в одном месте, без писем и флешек.
        1. Создайте собрание и укажите дату фиксации.
        2. Приложите материалы по каждому вопросу.
        3. Отправьте на проверку: ответ приходит **в течение дня**.
        Черновики видны только вашим сотрудникам.`,
      uz: `Emitent shaxsiy kabineti: yangi «Yigʻilishlar» boʻlimi
        Kun tartibi, materiallar va byulletenlarni endi xat va fleshkalarsiz bir joyda yuklash mumkin.
        1. Yigʻilish yarating va qayd etish sanasini koʻrsating.
        2. Har bir masala boʻyicha materiallarni ilova qiling.
        3. Tekshiruvga yuboring: javob **bir kun ichida** keladi.
        Qoralamalarni faqat xodimlaringiz koʻradi.`,
      en: `The issuers' area has a new section: meetings
        Agenda, materials and ballots are now uploaded in one place, without letters or memory sticks.
        1. Create a meeting and name the record date.
        2. Attach materials to each item.
        3. Send it for review: you hear **within the day**.
        Only your own staff can see drafts.`,
    },
  },
  {
    posted: { daysAgo: 16 },
    pdf: true,
    texts: {
      ru: `Формат сообщений 4.2: что проверить до перехода
        Старая версия принимается ещё шестьдесят дней.
        - поле «основание» стало обязательным для переводов без оплаты;
        - дата фиксации передаётся с часовым поясом;
        - коды отказа дополнены девятью значениями.
        Испытательная среда уже работает по новым правилам. Описание полей — во вложении.`,
      uz: `Xabar formati 4.2: oʻtishdan oldin nimani tekshirish kerak
        Eski versiya yana oltmish kun qabul qilinadi.
        - toʻlovsiz oʻtkazmalar uchun «asos» maydoni majburiy boʻldi;
        - qayd etish sanasi soat mintaqasi bilan uzatiladi;
        - rad kodlariga toʻqqizta qiymat qoʻshildi.
        Sinov muhiti yangi qoidalar asosida ishlayapti. Maydonlar tavsifi ilovada.`,
      en: `Message format 4.2: what to check before the change
        The old version is taken for another sixty days.
        - the ground is mandatory for free-of-payment transfers;
        - record dates carry a time zone;
        - nine codes of refusal were added.
        The test environment follows the new rules already. The fields are described in the attachment.`,
    },
  },
  {
    posted: { daysAgo: 39 },
    texts: {
      ru: `Операционный день продлён до 20:00
        Поручения посредников, поступившие до восьми вечера, исполняются в тот же день.
        | Сессия | Было | Стало |
        | Утренняя | 9:00–12:00 | 8:30–12:00 |
        | Дневная | 13:00–17:00 | 13:00–17:30 |
        | Вечерняя | — | 18:00–20:00 |
        Срочных тарифов больше нет: цена одна в любое время.`,
      uz: `Operatsion kun soat 20:00 gacha uzaytirildi
        Vositachilarning kechki sakkizgacha kelgan topshiriqlari shu kuni bajariladi.
        | Sessiya | Oldin | Endi |
        | Ertalabki | 9:00–12:00 | 8:30–12:00 |
        | Kunduzgi | 13:00–17:00 | 13:00–17:30 |
        | Kechki | — | 18:00–20:00 |
        Shoshilinch tariflar endi yoʻq: narx istalgan vaqtda bir xil.`,
      en: `The operational day now lasts until 20:00
        Instructions that intermediaries send by eight in the evening are executed the same day.
        | Session | Before | Now |
        | Morning | 9:00–12:00 | 8:30–12:00 |
        | Afternoon | 13:00–17:00 | 13:00–17:30 |
        | Evening | — | 18:00–20:00 |
        Express tariffs are gone: the price is the same at any hour.`,
    },
  },
  {
    posted: { daysAgo: 73 },
    withoutCover: true,
    texts: {
      ru: `Перевод реестров: график для эмитентов
        Общества, чей реестр ведёт закрывающийся регистратор, переходят к нам в три волны.
        - первая: общества с числом владельцев до тысячи;
        - вторая: до десяти тысяч;
        - третья: банки и страховщики.
        На время передачи, обычно **двое суток**, операции приостанавливаются.`,
      uz: `Reyestrlarni oʻtkazish: emitentlar uchun jadval
        Reyestri yopilayotgan roʻyxatga oluvchida boʻlgan jamiyatlar bizga uch bosqichda oʻtadi.
        - birinchisi: egalari mingtagacha boʻlgan jamiyatlar;
        - ikkinchisi: oʻn mingtagacha;
        - uchinchisi: banklar va sugʻurtalovchilar.
        Oʻtkazish vaqtida, odatda **ikki sutka**, amaliyotlar toʻxtatib turiladi.`,
      en: `Moving registers: a timetable for issuers
        Companies whose registrar is closing move to us in three waves.
        - first: companies with up to a thousand owners;
        - second: up to ten thousand;
        - third: banks and insurers.
        While a register moves, usually for **two days**, operations are suspended.`,
    },
  },
  {
    posted: { daysAgo: 108 },
    pdf: true,
    texts: {
      ru: `Тарифы для участников с нового квартала
        Плата за сообщения отменена, плата за хранение считается по среднему остатку.
        | Остаток, млрд сум | Ставка в год |
        | до 10 | 0,020 % |
        | 10–100 | 0,012 % |
        | свыше 100 | 0,007 % |
        По расчётам на прошлом годе четыре участника из пяти заплатят **меньше**.`,
      uz: `Yangi chorakdan ishtirokchilar uchun tariflar
        Xabarlar uchun toʻlov bekor qilindi, saqlash toʻlovi oʻrtacha qoldiq boʻyicha hisoblanadi.
        | Qoldiq, mlrd soʻm | Yillik stavka |
        | 10 gacha | 0,020 % |
        | 10–100 | 0,012 % |
        | 100 dan ortiq | 0,007 % |
        Oʻtgan yil hisobida beshta ishtirokchidan toʻrttasi **kamroq** toʻlaydi.`,
      en: `Tariffs for participants from the new quarter
        Messages are free of charge now; safekeeping is reckoned on the average balance.
        | Balance, UZS billion | Rate a year |
        | up to 10 | 0.020 % |
        | 10–100 | 0.012 % |
        | above 100 | 0.007 % |
        On last year's figures, four participants of five will pay **less**.`,
    },
  },
  {
    posted: { daysAgo: 144 },
    texts: {
      ru: `Двухфакторный вход для сотрудников участников
        Пароля больше недостаточно: при входе с нового устройства нужен код или ключ.
        Администратор участника назначает способ сам. Если телефон потерян, второй администратор восстанавливает доступ **без обращения** к нам.
        Участникам с одним администратором просим назначить ещё одного.`,
      uz: `Ishtirokchilar xodimlari uchun ikki omilli kirish
        Endi parolning oʻzi yetarli emas: yangi qurilmadan kirishda kod yoki kalit kerak.
        Usulni ishtirokchi administratori oʻzi belgilaydi. Telefon yoʻqolsa, ikkinchi administrator kirishni bizga **murojaat qilmasdan** tiklaydi.
        Bitta administratori bor ishtirokchilardan yana birini tayinlashni soʻraymiz.`,
      en: `Two-step sign-in for participants' staff
        A password is no longer enough: a new device needs a code or a key.
        The participant's administrator chooses the way. If a telephone is lost, a second administrator restores access **without** calling us.
        Participants with one administrator are asked to appoint another.`,
    },
  },
  {
    posted: { daysAgo: 178 },
    texts: {
      ru: `Сверка остатков: теперь каждый час
        Участник может запросить состояние всех счетов и получить файл с отметкой времени.
        > Ошибка, найденная через час, исправляется одним поручением. Найденная через месяц — тремя комиссиями, — говорит начальник операционного отдела.
        Запрос бесплатен, ограничение одно: не чаще **шестидесяти** раз в сутки.`,
      uz: `Qoldiqlarni solishtirish: endi har soatda
        Ishtirokchi barcha hisobvaraqlar holatini soʻrab, vaqt belgisi bilan fayl olishi mumkin.
        > Bir soatda topilgan xato bitta topshiriq bilan tuzatiladi. Bir oydan keyin topilgani — uchta komissiya bilan, — deydi operatsion boʻlim boshligʻi.
        Soʻrov bepul, cheklov bitta: sutkasiga **oltmish** martadan koʻp emas.`,
      en: `Balances are reconciled every hour
        A participant may ask for the state of all its accounts and receive a file with a time stamp.
        > An error found within the hour takes one instruction. Found after a month it takes three commissions, says the head of operations.
        Requests are free; the only limit is **sixty** a day.`,
    },
  },
  {
    posted: { daysAgo: 222 },
    texts: {
      ru: `Закрытие бумажной почты для участников
        С начала квартала уведомления отправляются только электронно. Оригиналы принимаются по двум основаниям: наследство и решение суда.
        Подтверждение доставки хранится **десять лет** и имеет силу заказного письма.
        За год участники экономят 140 тысяч листов.`,
      uz: `Ishtirokchilar uchun qogʻoz pochta yopildi
        Chorak boshidan xabarnomalar faqat elektron yuboriladi. Asl nusxalar ikki asosda qabul qilinadi: meros va sud qarori.
        Yetkazilganlik tasdigʻi **oʻn yil** saqlanadi va buyurtma xat kuchiga ega.
        Bir yilda ishtirokchilar 140 ming varaq tejaydi.`,
      en: `Paper post to participants ends
        Notices are electronic from the beginning of the quarter. Originals are taken on two grounds: inheritance and court rulings.
        Proof of delivery is kept for **ten years** and equals a registered letter.
        Participants save 140 thousand sheets a year.`,
    },
  },
  {
    posted: { daysAgo: 271 },
    pdf: true,
    texts: {
      ru: `Регламент корреспондентских счетов: вторая редакция
        Учтены сорок семь предложений участников, главное — единый порядок исправления ошибок.
        1. Ошибка до конца дня отменяется стороной, которая её сделала.
        2. На следующий день нужна подпись обеих сторон.
        3. Позже — только решение комиссии.
        Редакция с отметками изменений приложена.`,
      uz: `Korrespondent hisobvaraqlar reglamenti: ikkinchi tahrir
        Ishtirokchilarning qirq yetti taklifi inobatga olindi, asosiysi — xatolarni tuzatishning yagona tartibi.
        1. Kun oxirigacha xatoni unga yoʻl qoʻygan tomon bekor qiladi.
        2. Ertasi kuni ikkala tomon imzosi kerak.
        3. Keyinroq — faqat komissiya qarori.
        Oʻzgarishlar belgilangan tahrir ilova qilingan.`,
      en: `Rules for correspondent accounts: second edition
        Forty-seven proposals of participants were weighed; above all, errors are corrected in one way.
        1. Until the end of the day, whoever made an error cancels it.
        2. On the next day both sides have to sign.
        3. Later only a commission decides.
        The edition with its changes marked is attached.`,
    },
  },
  {
    posted: { daysAgo: 318 },
    withoutCover: true,
    texts: {
      ru: `Испытания резервного канала: приглашаем участников
        В субботу основной канал будет выключен на четыре часа. Участники подключаются через резервный и отправляют по десять поручений.
        Цель — убедиться, что переключение не требует звонков. Отчёт получит **каждый**, кто участвовал.
        На сделки понедельника испытания не повлияют.`,
      uz: `Zaxira kanal sinovlari: ishtirokchilarni taklif qilamiz
        Shanba kuni asosiy kanal toʻrt soatga oʻchiriladi. Ishtirokchilar zaxira kanal orqali ulanib, oʻntadan topshiriq yuboradi.
        Maqsad — almashish uchun qoʻngʻiroq kerak emasligiga ishonch hosil qilish. Qatnashgan **har bir** ishtirokchi hisobot oladi.
        Dushanba bitimlariga sinovlar taʼsir qilmaydi.`,
      en: `Tests of the reserve channel: participants are invited
        On Saturday the main channel will be off for four hours. Participants connect through the reserve and send ten instructions each.
        We want to be sure that switching needs no telephone calls. **Everybody** who takes part receives the report.
        Monday's trades are not affected.`,
    },
  },
  {
    posted: { daysAgo: 371 },
    texts: {
      ru: `Справочник выпусков открыт для скачивания
        Полный перечень бумаг на хранении обновляется каждую ночь в трёх форматах. В нём семьсот выпусков, двадцать два поля по каждому.
        Пользоваться можно без договора, с указанием источника. Об ошибках пишите в [службу справочников](mailto:reference@depository.uz).`,
      uz: `Chiqarilishlar maʼlumotnomasi yuklab olish uchun ochiq
        Saqlashdagi qogʻozlarning toʻliq roʻyxati har kecha uch formatda yangilanadi. Unda yetti yuzta chiqarilish, har biri boʻyicha yigirma ikkita maydon bor.
        Manbani koʻrsatgan holda shartnomasiz foydalanish mumkin. Xatolar haqida [maʼlumotnomalar xizmati](mailto:reference@depository.uz)ga yozing.`,
      en: `The directory of issues can be downloaded
        The full list of securities in safekeeping is renewed every night in three formats: seven hundred issues, twenty-two fields each.
        No contract is needed, only a mention of the source. Errors go to the [reference desk](mailto:reference@depository.uz).`,
    },
  },
  {
    posted: { daysAgo: 7 },
    pending: true,
    texts: {
      ru: `Единое окно для смены регистратора
        Эмитент подаёт одно заявление, остальное регистраторы передают друг другу сами.
        Срок — **семь рабочих дней**, владельцы получают уведомление автоматически. Плата взимается один раз, с принимающей стороны.`,
      uz: `Roʻyxatga oluvchini almashtirish uchun yagona oyna
        Emitent bitta ariza beradi, qolganini roʻyxatga oluvchilar bir-biriga oʻzlari uzatadi.
        Muddat — **yetti ish kuni**, egalarga xabarnoma avtomatik boradi. Toʻlov bir marta, qabul qiluvchi tomondan olinadi.`,
      en: `One window for changing registrars
        An issuer files one application; the registrars pass on the rest between themselves.
        It takes **seven working days**, and owners are told automatically. The receiving side pays, once.`,
    },
  },
  {
    posted: { daysAgo: 14 },
    pending: true,
    texts: {
      ru: `Обновление учётной системы: окно в воскресенье
        В воскресенье с 6:00 до 9:00 приём поручений приостановлен. Поступившие в это время сообщения не теряются, они встают в очередь.
        После обновления выписки формируются вдвое быстрее, а история счёта доступна за **все годы**.`,
      uz: `Hisob tizimini yangilash: yakshanba kungi tanaffus
        Yakshanba kuni soat 6:00 dan 9:00 gacha topshiriqlar qabuli toʻxtatiladi. Bu vaqtda kelgan xabarlar yoʻqolmaydi, navbatga turadi.
        Yangilanishdan soʻng koʻchirmalar ikki baravar tez shakllanadi, hisobvaraq tarixi esa **barcha yillar** uchun ochiq boʻladi.`,
      en: `The record system is updated on Sunday
        On Sunday from 6:00 to 9:00 no instructions are processed. Messages that arrive are not lost: they wait in line.
        Afterwards statements come twice as fast, and an account's history is open for **all years**.`,
    },
  },
];
