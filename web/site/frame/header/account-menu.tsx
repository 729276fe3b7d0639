import { Icon } from '#web/design/icon/icon.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './account-menu.module.css';

/**
 * The link to the portal. The page is the same for everybody: only the browser knows who is signed in; a
 * script then replaces the link with the menu in the template, which has the same width.
 */
export function AccountMenu() {
  const { toMain, texts, directory } = usePageContext();
  const t = texts('frame');
  const entries = [
    { href: toMain('/mykomax'), label: t('account.dashboard') },
    { href: toMain('/mykomax/account'), label: t('account.settings') },
    { href: toMain('/mykomax/tickets/list'), label: t('account.tickets') },
    { href: toMain('/mykomax/logout'), label: t('account.logOut') },
  ];
  return (
    <frame-account class={styles.account}>
      <a className={styles.tool} href={toMain('/mykomax')}>
        <Icon name="user" />
        <span className="visually-hidden">
          {t('account.logInTo', { portal: directory.company.portalName })}
        </span>
      </a>
      <template>
        <ui-disclosure>
          <details>
            <summary className={styles.tool}>
              <span className={styles.initials} aria-hidden="true" data-part="initials" />
              <span className="visually-hidden" data-part="label">
                {t('account.menu', { name: '{name}' })}
              </span>
            </summary>
            <div className={styles.panel}>
              <p className={styles.person}>
                <span className={styles.name} data-part="name" />
                <span data-part="email" />
              </p>
              <ul className={styles.entries}>
                {entries.map(({ href, label }) => (
                  <li key={href}>
                    <a className={styles.entry} href={href}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </ui-disclosure>
      </template>
    </frame-account>
  );
}
