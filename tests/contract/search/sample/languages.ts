/**
 * One page in the eleven languages, and what its readers type: a word in another form, without its accents,
 * or with a small mistake.
 */
export type Spoken = {
  readonly title: string;
  readonly sentence: string;
  /** Other word forms, another case or fewer accents than in the text. */
  readonly forms: readonly string[];
  /** A query with a mistake, and its correction. */
  readonly mistaken?: readonly [typed: string, meant: string];
};

export const spoken: Readonly<Record<string, Spoken>> = {
  en: {
    title: 'Crimping without waste',
    sentence: 'Our presses monitor the crimp force of every cable and reject faulty terminals.',
    forms: ['cables', 'PRESS', 'monitoring forces', 'faulty terminal'],
    mistaken: ['termnials', 'terminals'],
  },
  de: {
    title: 'Vercrimpen ohne Ausschuss',
    sentence:
      'Unsere Pressen überwachen bei jedem Kabel die Crimpkraft und sortieren fehlerhafte Größen aus.',
    forms: ['Kabel', 'pressen', 'uberwachen', 'ueberwachen', 'Grösse', 'GROESSEN'],
    mistaken: ['Crimpkarft', 'crimpkraft'],
  },
  fr: {
    title: 'Sertir sans rebut',
    sentence:
      'Nos presses surveillent l’effort de sertissage de chaque câble et rejettent les contacts défectueux.',
    forms: ['câbles', 'cable', 'effort', 'défectueuse', 'presse'],
    mistaken: ['sertisage', 'sertissage'],
  },
  es: {
    title: 'Engastar sin desperdicio',
    sentence:
      'Nuestras prensas vigilan la fuerza de engaste de cada cable y separan los terminales defectuosos según tamaño.',
    forms: ['prensa', 'cables', 'tamano', 'defectuoso'],
    mistaken: ['termianles', 'terminales'],
  },
  pt: {
    title: 'Crimpar sem refugo',
    sentence:
      'Nossas prensas monitoram a força de crimpagem de cada cabo e separam terminais com defeito na produção.',
    forms: ['cabos', 'forca', 'producao', 'prensa'],
    mistaken: ['crimpaegm', 'crimpagem'],
  },
  hu: {
    title: 'Krimpelés selejt nélkül',
    sentence: 'Préseink minden vezetéknél figyelik a krimpelési erőt, és kiválogatják a hibás sarukat.',
    forms: ['vezeték', 'vezeteknel', 'krimpelés', 'ero', 'hibás'],
    mistaken: ['kivalogatjak a vezetknél', 'vezetéknél'],
  },
  ro: {
    title: 'Sertizare fără rebuturi',
    sentence: 'Mașinile noastre urmăresc forța de sertizare a fiecărui cablu și elimină terminalele defecte.',
    forms: ['mașină', 'masini', 'forta', 'cabluri', 'terminale'],
    mistaken: ['sertiazre', 'sertizare'],
  },
  cs: {
    title: 'Krimpování bez zmetků',
    sentence: 'Naše lisy sledují krimpovací sílu u každého kabelu a vyřazují vadné kontakty ze strojů.',
    forms: ['kabel', 'kabely', 'stroj', 'krimpovaci', 'kontakt', 'zmetky'],
    mistaken: ['krimpovnai', 'krimpovani'],
  },
  sk: {
    title: 'Krimpovanie bez nepodarkov',
    sentence: 'Naše lisy sledujú krimpovaciu silu pri každom kábli a vyraďujú chybné kontakty zo strojov.',
    forms: ['kontakt', 'stroje', 'sila', 'chybne kontakty', 'lis'],
    mistaken: ['kontkaty', 'kontakty'],
  },
  ja: {
    title: '無駄のない圧着',
    sentence: '当社の全自動圧着機は、すべてのケーブルの圧着力を監視し、不良端子を取り除きます。',
    forms: ['圧着', '全自動圧着', 'ケーブル', 'ｹｰﾌﾞﾙ', '端子'],
  },
  zh: {
    title: '零浪费压接',
    sentence: '我们的全自动压接机监测每根电缆的压接力，并剔除不合格端子。',
    forms: ['压接机', '电缆', '全自动压接', '端子'],
  },
};
