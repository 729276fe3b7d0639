/** The texts that are the same in the manual of every machine. */
const english = {
  about:
    'This extract holds what must be known before the machine is first switched on. The whole manual comes with the machine and is in the customer portal.',
  safety: 'Safety',
  warning:
    'Danger of crushing and cutting: never reach past a guard or into a moving tool. Switch off at the main switch and let the air out before blades, applicators or rolls are changed.',
  safetyRules: [
    'Only trained persons operate the machine; only qualified electricians open the control cabinet.',
    'Do not bridge guards and interlocks. A machine whose guard is damaged stands still until it is repaired.',
    'Wear safety glasses when cutting and stripping; wear no gloves near turning rolls or spindles.',
    'Keep the floor around the machine free of wire ends and insulation.',
    'After a fault, find its cause before acknowledging the message.',
  ],
  use: 'Intended use',
  useText:
    'The machine processes wires and cables within the technical data below, indoors and in industrial surroundings. Everything else, above all work on live cables or on other materials, is not intended.',
  start: 'First start',
  startSteps: [
    'Place the machine on a level floor or bench and level it to 1 mm per metre.',
    'Let an electrician connect the supply as the nameplate says; check the direction of rotation of three-phase machines.',
    'Where the machine needs air: connect dry, filtered air and set the maintenance unit to the pressure in the table.',
    'Switch on, choose the language and unit system, and reference the axes.',
    'Load the article, insert the tools that the screen names, and thread the wire up to the cutting head.',
    'Make five samples, measure length and stripping and, after crimping, the crimp height, and release the article.',
  ],
  faults: 'Faults and remedies',
  message: 'What shows',
  cause: 'Cause',
  remedy: 'Remedy',
  faultRows: [
    ['Wire not found', 'End of reel, wire slips', 'Load a new reel; check feed pressure and belts'],
    [
      'Length outside tolerance',
      'Wire tension changes',
      'Check dancer and straightener, measure again after ten pieces',
    ],
    [
      'Strands damaged',
      'Blades too close or worn',
      'Open the cutting depth by 0.05 mm, else change the blades',
    ],
    [
      'Limit of the tool reached',
      'Number of strokes used up',
      'Service the tool and set its counter to zero',
    ],
    [
      'Emergency stop active',
      'A button is pressed or a guard open',
      'Release or close it, acknowledge, reference the axes',
    ],
  ],
  care: 'Maintenance',
  interval: 'Interval',
  work: 'Work',
  careRows: [
    ['Each shift', 'Remove wire ends and dust; look at guards and cables'],
    ['Weekly', 'Clean sensors and guides; drain the water trap'],
    ['Every 500 hours', 'Grease guides; check belts and blades; test the emergency stop'],
    ['Yearly', 'Inspection by our service, calibration of measuring equipment'],
  ],
  help: 'Service: service@group.example · Europe +41 41 555 01 24 · USA +1 847 555 0124 · China +86 21 5555 0124',
};

export type ManualWords = typeof english;

const german: ManualWords = {
  about:
    'Dieser Auszug enthält, was vor dem ersten Einschalten bekannt sein muss. Die ganze Anleitung liegt der Maschine bei und steht im Kundenportal.',
  safety: 'Sicherheit',
  warning:
    'Quetsch- und Schnittgefahr: Greifen Sie nie hinter eine Schutzhaube oder in ein bewegtes Werkzeug. Schalten Sie am Hauptschalter aus und entlüften Sie, bevor Messer, Applikatoren oder Rollen gewechselt werden.',
  safetyRules: [
    'Nur geschulte Personen bedienen die Maschine; nur Elektrofachleute öffnen den Schaltschrank.',
    'Überbrücken Sie keine Hauben und Verriegelungen. Eine Maschine mit beschädigter Haube steht still, bis sie repariert ist.',
    'Tragen Sie beim Schneiden und Abisolieren eine Schutzbrille; tragen Sie keine Handschuhe an drehenden Rollen und Spindeln.',
    'Halten Sie den Boden um die Maschine frei von Leitungsenden und Isolation.',
    'Suchen Sie nach einer Störung die Ursache, bevor Sie die Meldung quittieren.',
  ],
  use: 'Bestimmungsgemässe Verwendung',
  useText:
    'Die Maschine verarbeitet Leitungen und Kabel im Rahmen der folgenden technischen Daten, in Innenräumen und in industrieller Umgebung. Alles andere, vor allem die Arbeit an spannungsführenden Kabeln oder an anderen Werkstoffen, ist nicht bestimmungsgemäss.',
  start: 'Erste Inbetriebnahme',
  startSteps: [
    'Stellen Sie die Maschine auf ebenen Boden oder Tisch und richten Sie sie auf 1 mm pro Meter aus.',
    'Lassen Sie die Versorgung nach Typenschild von einer Elektrofachperson anschliessen; prüfen Sie bei Drehstrom die Drehrichtung.',
    'Wo die Maschine Druckluft braucht: Schliessen Sie trockene, gefilterte Luft an und stellen Sie die Wartungseinheit auf den Druck der Tabelle.',
    'Schalten Sie ein, wählen Sie Sprache und Masssystem und referenzieren Sie die Achsen.',
    'Laden Sie den Artikel, setzen Sie die angezeigten Werkzeuge ein und fädeln Sie die Leitung bis zum Schneidkopf ein.',
    'Fertigen Sie fünf Muster, messen Sie Länge, Abisolierung und nach dem Crimpen die Crimphöhe und geben Sie den Artikel frei.',
  ],
  faults: 'Störungen und Abhilfe',
  message: 'Anzeige',
  cause: 'Ursache',
  remedy: 'Abhilfe',
  faultRows: [
    [
      'Leitung nicht gefunden',
      'Rolle leer, Leitung rutscht',
      'Neue Rolle einlegen; Vorschubdruck und Riemen prüfen',
    ],
    [
      'Länge ausser Toleranz',
      'Zugspannung ändert sich',
      'Tänzer und Richtstrecke prüfen, nach zehn Stück neu messen',
    ],
    [
      'Litzen beschädigt',
      'Messer zu eng oder verschlissen',
      'Einschnitttiefe um 0.05 mm öffnen, sonst Messer wechseln',
    ],
    ['Werkzeuggrenze erreicht', 'Hubzahl aufgebraucht', 'Werkzeug warten und Zähler zurücksetzen'],
    [
      'Not-Halt aktiv',
      'Taster gedrückt oder Haube offen',
      'Lösen oder schliessen, quittieren, Achsen referenzieren',
    ],
  ],
  care: 'Wartung',
  interval: 'Intervall',
  work: 'Arbeit',
  careRows: [
    ['Jede Schicht', 'Leitungsenden und Staub entfernen; Hauben und Kabel ansehen'],
    ['Wöchentlich', 'Sensoren und Führungen reinigen; Wasserabscheider leeren'],
    ['Alle 500 Stunden', 'Führungen schmieren; Riemen und Messer prüfen; Not-Halt testen'],
    ['Jährlich', 'Inspektion durch unseren Service, Kalibrierung der Messmittel'],
  ],
  help: 'Service: service@group.example · Europa +41 41 555 01 24 · USA +1 847 555 0124 · China +86 21 5555 0124',
};

export const findManualWords = (language: string): ManualWords => (language === 'de' ? german : english);
