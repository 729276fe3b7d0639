import type { Words } from './english.ts';

/** In simplified characters, as on the site. */
export const chinese: Words = {
  'data-sheet': '数据表',
  brochure: '样本',
  declaration: '符合性声明',
  manual: '操作手册',
  extract: '节选',
  edition: '2025 年 11 月版',
  reserved: '技术参数可能随产品开发而变更。另一种计量单位制的数值为换算并取整的结果。',
  data: '技术参数',
  attribute: '项目',
  metric: '公制',
  imperial: '英制',
  steps: '加工能力',
  highlights: '产品亮点',
  variants: '型号',
  variant: '型号',
  differs: '不同之处',
  colon: '：',
  contact:
    '欢迎咨询我们的工艺工程师：info@group.example · +41\u00a041\u00a0555\u00a001\u00a000。我们将在 24 小时内答复。',
};
