/** `E-2025-004217`: what people call an enquiry by. */
export function enquiryNumber({ number, receivedAt }: { number: number; receivedAt: Date }): string {
  return `E-${receivedAt.getUTCFullYear()}-${String(number).padStart(6, '0')}`;
}
