/** A line of the accounting import; lines of one summary number stand together. */
export class ReceiptView {
  /** 受注まとめ番号 */
  item1: string;
  /** 案件コード */
  item2: string;
  /** 案件名称 */
  item3: string;
  /** 顧客注文No. */
  item4: string;
  /** 受注日 */
  item5: string;
  /** 顧客名称 */
  item6: string;
  /** 売上予定日 */
  item7: string;
  /** 請求作成方法 */
  item8: string;
  /** 請求予定日 */
  item9: string;
  /** 請求書テンプレート */
  item10: string;
  /** 請求書件名 */
  item11: string;
  /** 請求書備考 */
  item12: string;
  /** 請求先 */
  item13: string;
  /** 入金予定日 */
  item14: string;
  /** 入金方法 */
  item15: string;
  /** 入金元 */
  item16: string;
  /** 社内担当者 */
  item17: string;
  /** 会計計上部門 */
  item18: string;
  /** 社内メモ */
  item19: string;
  /** 摘要 */
  item20: string;
  /** 数量 */
  item21: number;
  /** 単位 */
  item22: string;
  /** 単価 */
  item23: number;
  /** 明細取引タイプ */
  item24: string;
  /** 会計品目タグ */
  item25: string;
  /** メモタグ1 */
  item26: string;
  /** メモタグ2 */
  item27: string;
  /** メモタグ3 */
  item28: string;
}
