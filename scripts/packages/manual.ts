import { pdf } from './pdf.ts';

type Page = { heading: string; text: string[] };

const pages: Readonly<Record<string, (name: string, version: string) => Page[]>> = {
  en: (name, version) => [
    {
      heading: `Version ${version}`,
      text: [
        `This manual says how to install ${name}, how to connect machines and how to keep the data safe. What is new stands in the download centre beside the files.`,
        'Work on the server needs the rights of an administrator. Machines may go on producing while you install; jobs that are running are finished with the old version.',
      ],
    },
    {
      heading: 'Before you begin',
      text: [
        'Compare the checksum of the file with the one in the download centre. If the two differ, download the file again and do not install it.',
        'Save the database and note where the copy is. Make sure that nobody plans jobs until you have finished.',
        'You need Windows Server 2019 or later, or Debian 12; PostgreSQL 15 or later; 8 GB of memory and 40 GB of disk.',
      ],
    },
    {
      heading: 'Installing',
      text: [
        'Unpack the archive into an empty folder. Open settings.ini and fill in the name of the database server and the address under which machines find this computer.',
        'Start the installation. It stops at the first thing that does not fit and says what to put right; begin again afterwards, nothing is done twice.',
        'Sign in, open “About” and check that the version is the one on this page.',
      ],
    },
    {
      heading: 'If something does not work',
      text: [
        'The log lies beside the program, one file a day. Send the last two with your ticket; they hold no passwords.',
        'To return to the version before, stop the service, read the saved database back and install that version again.',
      ],
    },
  ],
  de: (name, version) => [
    {
      heading: `Version ${version}`,
      text: [
        `Diese Anleitung sagt, wie ${name} installiert wird, wie Maschinen angebunden werden und wie die Daten sicher bleiben. Was neu ist, steht im Download-Center neben den Dateien.`,
        'Für Arbeiten am Server brauchen Sie Administratorrechte. Die Maschinen dürfen während der Installation weiter produzieren; laufende Aufträge werden mit der alten Version beendet.',
      ],
    },
    {
      heading: 'Bevor Sie beginnen',
      text: [
        'Vergleichen Sie die Prüfsumme der Datei mit jener im Download-Center. Weichen sie voneinander ab, laden Sie die Datei neu und installieren Sie sie nicht.',
        'Sichern Sie die Datenbank und notieren Sie, wo die Kopie liegt. Stellen Sie sicher, dass niemand Aufträge plant, bis Sie fertig sind.',
        'Sie brauchen Windows Server 2019 oder neuer, oder Debian 12; PostgreSQL 15 oder neuer; 8 GB Arbeitsspeicher und 40 GB Platte.',
      ],
    },
    {
      heading: 'Installieren',
      text: [
        'Entpacken Sie das Archiv in einen leeren Ordner. Öffnen Sie settings.ini und tragen Sie den Namen des Datenbankservers ein und die Adresse, unter der Maschinen diesen Rechner finden.',
        'Starten Sie die Installation. Sie hält beim ersten an, was nicht passt, und sagt, was zu ändern ist; beginnen Sie danach neu, es wird nichts doppelt ausgeführt.',
        'Melden Sie sich an, öffnen Sie «Über» und prüfen Sie, ob die Version jene auf dieser Seite ist.',
      ],
    },
    {
      heading: 'Wenn etwas nicht geht',
      text: [
        'Das Protokoll liegt neben dem Programm, eine Datei pro Tag. Schicken Sie die letzten zwei mit Ihrem Ticket; Passwörter stehen keine darin.',
        'Um zur vorherigen Version zurückzukehren, halten Sie den Dienst an, lesen die gesicherte Datenbank zurück und installieren jene Version neu.',
      ],
    },
  ],
};

/** A manual in English or German. */
export function manual(name: string, version: string, language: string): Buffer {
  const write = pages[language];
  if (!write) throw new Error(`There is no manual in ${language}`);
  const title = language === 'de' ? `${name} installieren` : `Installing ${name}`;
  // The standard typefaces of PDF have their own codes for typographic quotes.
  const plain = (text: string) => text.replaceAll('“', '\x93').replaceAll('”', '\x94');
  const written = write(name, version).map(({ heading, text }) => ({ heading, text: text.map(plain) }));
  return pdf(title, language, written);
}
