/** Providers that give an address to anybody; of some, under every country's domain. */
const everywhere = new Set(
  `aol freenet gmail gmx googlemail hotmail icloud inbox laposte libero live mail mailbox me msn orange outlook passport
   posteo proton protonmail rocketmail seznam t-online tutanota web wp yahoo yandex ymail zoho`
    .trim()
    .split(/\s+/),
);

const single = new Set(
  `126.com 163.com 139.com 189.cn aliyun.com arcor.de azet.sk bk.ru bluewin.ch bluemail.ch centrum.cz centrum.sk citromail.hu
   comcast.net cox.net docomo.ne.jp email.cz ezweb.ne.jp fastmail.com fastmail.fm fastmail.net foxmail.com free.fr freemail.hu
   hey.com hispeed.ch hushmail.com i.softbank.jp interia.pl list.ru mailfence.com mailinator.com naver.com nifty.com o2.pl
   online.de onet.pl op.pl optonline.net pm.me pobox.com pobox.sk poczta.onet.pl post.cz post.sk qq.com rambler.ru runbox.com
   sapo.pt sbcglobal.net sfr.fr sina.com sina.cn sohu.com softbank.ne.jp startmail.com sunrise.ch terra.com.br tiscali.it
   tuta.com tuta.io uol.com.br bol.com.br ukr.net verizon.net virgilio.it volny.cz vip.qq.com wanadoo.fr yeah.net zoznam.sk
   10minutemail.com guerrillamail.com temp-mail.org trashmail.com yopmail.com`
    .trim()
    .split(/\s+/),
);

/** Whether a mail domain belongs to a provider, whose customers have nothing else in common. */
export function isPublicMail(domain: string): boolean {
  const [name = '', ...ending] = domain.split('.');
  const isOfCountry =
    ending.length === 1 || (ending.length === 2 && /^(?:co|com|ne|or)$/.test(ending[0] ?? ''));
  return single.has(domain) || (everywhere.has(name) && isOfCountry);
}

/** The domain of an address, in lower case. */
export function mailDomain(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
