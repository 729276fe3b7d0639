import type { ManualWords } from './manual-words.ts';

/** The texts in which manuals of testers and measuring tools differ from those of machines. */
type InstrumentWords = Pick<
  ManualWords,
  'about' | 'warning' | 'safetyRules' | 'useText' | 'startSteps' | 'faultRows' | 'careRows'
>;

const english: InstrumentWords = {
  about:
    'This extract holds what must be known before the instrument is first switched on. The whole manual comes with it and is in the customer portal.',
  warning:
    'Use the instrument only with the power supply and the leads delivered with it. Never connect a test piece that is live or part of an installation.',
  safetyRules: [
    'Only trained persons measure and release products.',
    'Look at leads, adapters and plugs before each shift; replace what is damaged at once.',
    'Keep hands away from moving parts and from contacts while a measurement runs.',
    'Disconnect the supply before cleaning and before changing adapters that are screwed on.',
  ],
  useText:
    'The instrument checks wires, terminals and cables within the technical data below, indoors and disconnected from any supply. Everything else is not intended.',
  startSteps: [
    'Place the instrument on a firm, dry bench, out of the sun and away from vibration.',
    'Let it warm up for 15 minutes in the room in which it will measure.',
    'Switch on and choose the language and unit system.',
    'Check it with the reference piece delivered with it; the result must lie within the accuracy in the table.',
    'Load or create the article, measure five good pieces and release the limits.',
  ],
  faultRows: [
    [
      'Reference out of tolerance',
      'Dirt on contacts or measuring faces',
      'Clean and repeat; if it stays, have it calibrated',
    ],
    [
      'Values vary',
      'Loose adapter, vibration, cold instrument',
      'Fasten the adapter, wait for the warm-up, measure again',
    ],
    [
      'No connection to the network',
      'Cable or address',
      'Check plug and address; results are kept and sent later',
    ],
    ['Calibration due', 'Interval reached', 'Order calibration; the instrument warns for 30 days'],
  ],
  careRows: [
    ['Each shift', 'Check with the reference piece; look at leads and adapters'],
    ['Weekly', 'Clean contacts and measuring faces with a dry, lint-free cloth'],
    ['Monthly', 'Back up articles and results'],
    ['Yearly', 'Calibration with certificate by our service'],
  ],
};

const german: InstrumentWords = {
  about:
    'Dieser Auszug enthält, was vor dem ersten Einschalten bekannt sein muss. Die ganze Anleitung liegt dem Gerät bei und steht im Kundenportal.',
  warning:
    'Betreiben Sie das Gerät nur mit dem mitgelieferten Netzteil und den mitgelieferten Leitungen. Schliessen Sie nie einen Prüfling an, der unter Spannung steht oder Teil einer Anlage ist.',
  safetyRules: [
    'Nur geschulte Personen messen und geben Produkte frei.',
    'Sehen Sie Leitungen, Adapter und Stecker vor jeder Schicht an; ersetzen Sie Beschädigtes sofort.',
    'Halten Sie die Hände während der Messung von bewegten Teilen und Kontakten fern.',
    'Trennen Sie die Versorgung, bevor Sie reinigen oder verschraubte Adapter wechseln.',
  ],
  useText:
    'Das Gerät prüft Leitungen, Kontakte und Kabel im Rahmen der folgenden technischen Daten, in Innenräumen und von jeder Versorgung getrennt. Alles andere ist nicht bestimmungsgemäss.',
  startSteps: [
    'Stellen Sie das Gerät auf einen festen, trockenen Tisch, ohne Sonne und ohne Erschütterungen.',
    'Lassen Sie es 15 Minuten in dem Raum warm werden, in dem es messen wird.',
    'Schalten Sie ein und wählen Sie Sprache und Masssystem.',
    'Prüfen Sie es mit dem mitgelieferten Referenzstück; das Ergebnis muss in der Genauigkeit der Tabelle liegen.',
    'Laden oder erstellen Sie den Artikel, messen Sie fünf gute Stücke und geben Sie die Grenzen frei.',
  ],
  faultRows: [
    [
      'Referenz ausser Toleranz',
      'Schmutz auf Kontakten oder Messflächen',
      'Reinigen und wiederholen; bleibt es, kalibrieren lassen',
    ],
    [
      'Werte schwanken',
      'Adapter lose, Erschütterung, Gerät kalt',
      'Adapter befestigen, Aufwärmen abwarten, neu messen',
    ],
    [
      'Keine Verbindung zum Netz',
      'Kabel oder Adresse',
      'Stecker und Adresse prüfen; Ergebnisse werden später gesendet',
    ],
    ['Kalibrierung fällig', 'Intervall erreicht', 'Kalibrierung bestellen; das Gerät warnt 30 Tage lang'],
  ],
  careRows: [
    ['Jede Schicht', 'Mit dem Referenzstück prüfen; Leitungen und Adapter ansehen'],
    ['Wöchentlich', 'Kontakte und Messflächen mit einem trockenen, fusselfreien Tuch reinigen'],
    ['Monatlich', 'Artikel und Ergebnisse sichern'],
    ['Jährlich', 'Kalibrierung mit Zertifikat durch unseren Service'],
  ],
};

export const findInstrumentWords = (language: string): InstrumentWords =>
  language === 'de' ? german : english;
