import type { Words } from './english.ts';

export const japanese: Words = {
  'data-sheet': 'データシート',
  brochure: 'カタログ',
  declaration: '適合宣言書',
  manual: '取扱説明書',
  extract: '抜粋',
  edition: '2025年11月版',
  reserved:
    '技術データは開発に伴い変更されることがあります。もう一方の単位系の値は、換算して丸めたものです。',
  data: '技術データ',
  attribute: '項目',
  metric: 'メートル法',
  imperial: 'ヤード・ポンド法',
  steps: '対応加工',
  highlights: '特長',
  variants: 'バリエーション',
  variant: 'バリエーション',
  differs: '異なる項目',
  colon: '：',
  contact:
    'プロセスエンジニアにご相談ください：info@group.example · +41\u00a041\u00a0555\u00a001\u00a000。24時間以内にお答えします。',
};
